/** Keys the journey presses, named as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'PageDown' | 'PageUp' | 'Home' | 'End'

/** A position in the window (CSS px). */
export type Point = { x: number; y: number }

/** The few commands the journey needs of a browser. Every way to drive one implements them. */
export type Driver = {
  /** Name and version, as the browser reports them. */
  version: string
  open: (address: string) => Promise<void>
  /** Evaluates an expression in the page. Its value, awaited if it is a promise, travels as JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  click: (at: Point) => Promise<void>
  /** One turn of the wheel (px, down is positive). */
  wheel: (at: Point, distance: number) => Promise<void>
  /** Chooses a file in the input that the selector finds. */
  chooseFile: (selector: string, file: string) => Promise<void>
  /** Gives the page's window this size (CSS px). */
  resize: (width: number, height: number) => Promise<void>
  /** The window as a PNG. */
  screenshot: () => Promise<Buffer>
  /** Errors and warnings written to the console so far. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}
