/** What `npm test` is to run: see the implementation. */
export interface ChosenTests {
  isOfChanges: boolean
  isWholeSuite: boolean
  options: string[]
  unitPaths: string[] | undefined
  browserPaths: string[] | undefined
}

export function chosenTests(kind: 'all' | 'unit' | 'e2e', args: readonly string[]): ChosenTests

/** Whether a file is one of those that were chosen. */
export function isChosen(file: string, paths: readonly string[]): boolean
