import type { Key, Point } from './driver.ts'

// The action sequences that WebDriver and WebDriver BiDi share: https://www.w3.org/TR/webdriver2/#actions

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

const keyboard = (values: string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
  },
]

export const pressing = (key: Key) => keyboard([codes[key]])
export const typing = (text: string) => keyboard([...text])

export const clicking = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const wheeling = ({ x, y }: Point, deltaY: number) => [
  {
    type: 'wheel',
    id: 'wheel',
    actions: [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY }],
  },
]
