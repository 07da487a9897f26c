import { Notice } from '../../ui/Notice.tsx'
import type { SaveError } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** The error of a failed save. EditNotices shows conflicts, the fields show validation errors. */
export function SaveErrorNotice<Values>({ error }: { error: SaveError<Values> | null }) {
  if (error?.kind === 'signedOut')
    return <SignInAgain>Alt, du har skrevet, er gemt som kladde. Log ind igen, og vælg Fortsæt.</SignInAgain>
  if (error?.kind === 'failed')
    return (
      <Notice variant="error" role="alert">
        <strong>Ændringerne blev ikke gemt.</strong>
        <span>Noget gik galt. Alt, du har skrevet, er her stadig, også hvis du lukker siden. Prøv igen.</span>
      </Notice>
    )
  if (error?.kind === 'refused')
    return (
      <Notice variant="error" role="alert">
        <strong>{error.message}</strong>
      </Notice>
    )
  return null
}
