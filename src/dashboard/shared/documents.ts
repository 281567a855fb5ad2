import { FileText, Sigma, TableProperties } from 'lucide-react'
import { paths } from '@/lib/paths'

/** The documents that are made of any items: those of a view, or chosen ones. Where they are offered says in which order. */
export const documents = {
  specSheets: { id: 'spec-sheets', label: 'Spec sheets', icon: FileText, to: paths.specSheet },
  schedule: { id: 'schedule', label: 'Schedule', icon: TableProperties, to: paths.schedule },
  totals: { id: 'totals', label: 'Totals', icon: Sigma, to: paths.totals },
} as const
