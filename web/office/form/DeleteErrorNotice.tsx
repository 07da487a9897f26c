import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import type { SaveTrouble } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** Why nothing was deleted. */
export function DeleteErrorNotice({ trouble }: { trouble: SaveTrouble<null> | null }) {
  if (!trouble) return null
  if (trouble.kind === 'signedOut') return <SignInAgain>Der er ikke slettet noget.</SignInAgain>
  return (
    <OfficeNotice kind="stop">
      {trouble.kind === 'refused' ? (
        <strong>{trouble.message}</strong>
      ) : (
        <>
          <strong>Noget gik galt.</strong>
          <span>Der er ikke slettet noget, så vidt vi ved. Prøv igen.</span>
        </>
      )}
    </OfficeNotice>
  )
}
