import { Notice } from '../../ui/Notice.tsx'
import type { SaveError } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** The error of a failed deletion. */
export function DeleteErrorNotice({ error }: { error: SaveError<null> | null }) {
  if (!error) return null
  if (error.kind === 'signedOut') return <SignInAgain>Der er ikke slettet noget.</SignInAgain>
  return (
    <Notice variant="error" role="alert">
      {error.kind === 'refused' ? (
        <strong>{error.message}</strong>
      ) : (
        <>
          <strong>Noget gik galt.</strong>
          <span>Der er ikke slettet noget, så vidt vi ved. Prøv igen.</span>
        </>
      )}
    </Notice>
  )
}
