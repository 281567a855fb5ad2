import { addEquipment } from './add-equipment'
import { checkFit } from './check-fit'
import { compareEquipment } from './compare-equipment'
import { equipmentHistory } from './equipment-history'
import { equipmentTotals } from './equipment-totals'
import { getEquipment } from './get-equipment'
import { listFields } from './list-fields'
import { searchEquipment } from './search-equipment'
import { setValues } from './set-values'
import type { Tool } from './tool'
import { undoChange } from './undo-change'
import { updateEquipment } from './update-equipment'

/** Every tool, in the order in which clients list them. None deletes, imports, or reaches accounts, projects or mails. */
export const allTools: readonly Tool[] = [
  searchEquipment,
  getEquipment,
  compareEquipment,
  equipmentTotals,
  checkFit,
  listFields,
  equipmentHistory,
  addEquipment,
  updateEquipment,
  setValues,
  undoChange,
]
