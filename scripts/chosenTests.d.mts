/** The tests that `npm test` is to run: see the implementation. */
export interface ChosenTests {
  isOfChanges: boolean
  isWholeSuite: boolean
  options: string[]
  unitPaths: string[] | undefined
  browserPaths: string[] | undefined
  enginePaths: string[] | undefined
}

export function chosenTests(kind: 'all' | 'unit' | 'e2e' | 'engines', args: readonly string[]): ChosenTests

/** True if a file was chosen. */
export function isChosen(file: string, paths: readonly string[]): boolean
