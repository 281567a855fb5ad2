import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeptTogether } from './kept-together'

test('a figure stays with its unit and a hyphenated word in one piece, with the comma after it', () => {
  const { container } = render(
    <KeptTogether>
      6 kW, 208 V, 119 lb/h, 636 ft³, 600 gsm, 54 g/m², 3-phase, dedicated; thermo-aspen CU-2500-STEAM
    </KeptTogether>,
  )
  expect(container).toHaveTextContent(
    '6 kW, 208 V, 119 lb/h, 636 ft³, 600 gsm, 54 g/m², 3-phase, dedicated; thermo-aspen CU-2500-STEAM',
  )
  const pieces = [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(pieces).toEqual([
    '6 kW,',
    '208 V,',
    '119 lb/h,',
    '636 ft³,',
    '600 gsm,',
    '54 g/m²,',
    '3-phase,',
    'thermo-aspen',
    'CU-2500-STEAM',
  ])
})
