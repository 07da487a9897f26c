import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import type { SaveTrouble } from './saveOutcome.ts'

/** Why nothing was saved, and what was kept. What is wrong with fields, or changed by others, is told elsewhere. */
export function SaveTroubleNotice<Values>(props: { trouble: SaveTrouble<Values> | null; onSignIn: () => void }) {
  const { trouble, onSignIn } = props
  if (trouble?.kind === 'signedOut')
    return (
      <OfficeNotice kind="stop">
        <strong>Du er ikke længere logget ind.</strong>
        <span>Alt, du har skrevet, er gemt som kladde. Log ind igen, og vælg Fortsæt.</span>
        <OfficeButton onClick={onSignIn}>Log ind igen</OfficeButton>
      </OfficeNotice>
    )
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
