import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import type { SaveTrouble } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** Why nothing was saved, and what was kept. What is wrong with fields, or changed by others, is told elsewhere. */
export function SaveErrorNotice<Values>({ trouble }: { trouble: SaveTrouble<Values> | null }) {
  if (trouble?.kind === 'signedOut')
    return <SignInAgain>Alt, du har skrevet, er gemt som kladde. Log ind igen, og vælg Fortsæt.</SignInAgain>
  if (trouble?.kind === 'failed')
    return (
      <OfficeNotice kind="stop">
        <strong>Ændringerne blev ikke gemt.</strong>
        <span>Noget gik galt. Alt, du har skrevet, er her stadig, også hvis du lukker siden. Prøv igen.</span>
      </OfficeNotice>
    )
  if (trouble?.kind === 'refused')
    return (
      <OfficeNotice kind="stop">
        <strong>{trouble.message}</strong>
      </OfficeNotice>
    )
  return null
}
