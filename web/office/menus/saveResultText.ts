import type { SaveResult } from '../form/saveResult.ts'

/** Says in a row why something was not saved; null if it was. */
export function saveResultText(result: SaveResult<unknown>): string | null {
  switch (result.kind) {
    case 'saved':
      return null
    case 'invalid':
      return result.issues[0]?.message ?? 'Ikke gemt. Prøv igen.'
    case 'refused':
      return result.message
    case 'conflict':
      return 'Ikke gemt: en anden har ændret den. Genindlæs siden.'
    case 'signedOut':
      return 'Ikke gemt: du er ikke længere logget ind.'
    case 'failed':
      return 'Ikke gemt. Prøv igen.'
    case 'cancelled':
      return 'Ikke gemt.'
  }
}
