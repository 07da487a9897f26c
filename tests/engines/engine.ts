/** Pressed and released keys, and a pointer's ways, as WebDriver and its BiDi write them. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] }

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }

/** A browser with one window, and what its protocol can do. All that a story says is built on it: see page.ts. */
export interface Engine {
  open: (address: string) => Promise<void>
  /** Calls a function, which uses nothing from around it, in the page. */
  run: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>
  act: (sources: readonly InputSource[]) => Promise<void>
  /** Chooses files for the one file field that the selector finds. */
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>
  /** Gives the browser a session of a host, as a login does. */
  setSession: (address: string, token: string) => Promise<void>
  photograph: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface Screen {
  width: number
  height: number
}

/** What a protocol calls an error: the page has gone meanwhile, or does not answer the question. */
export class EngineError extends Error {}

/** A call in the page as one expression: arguments and result pass as JSON, which all protocols can. */
export const asCall = (work: (...args: never[]) => unknown): string =>
  `(json) => JSON.stringify((${work.toString()})(...JSON.parse(json))) ?? 'null'`
