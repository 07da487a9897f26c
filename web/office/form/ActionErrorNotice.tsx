import type { ReactNode } from 'react'
import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import type { ActTrouble } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** Why something that is saved at once, without a form, was not; the children say what was not, and how it stands. */
export function ActionErrorNotice({ trouble, children }: { trouble: ActTrouble | null; children: ReactNode }) {
  if (trouble === 'signedOut') return <SignInAgain>{children}</SignInAgain>
  if (trouble === 'failed')
    return (
      <OfficeNotice kind="stop">
        <strong>Noget gik galt.</strong>
        <span>{children} Prøv igen.</span>
      </OfficeNotice>
    )
  return null
}
