import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import type { SaveError } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** Why nothing was deleted. */
export function DeleteErrorNotice({ error }: { error: SaveError<null> | null }) {
  if (!error) return null
  if (error.kind === 'signedOut') return <SignInAgain>Der er ikke slettet noget.</SignInAgain>
  return (
    <OfficeNotice kind="stop">
      {error.kind === 'refused' ? (
        <strong>{error.message}</strong>
      ) : (
        <>
          <strong>Noget gik galt.</strong>
          <span>Der er ikke slettet noget, så vidt vi ved. Prøv igen.</span>
        </>
      )}
    </OfficeNotice>
  )
}
