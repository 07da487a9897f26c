import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import type { ActionError } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** Why something that is saved at once, without a form, was not; the children say what was not, and how it stands. */
export function ActionErrorNotice({ error, children }: { error: ActionError | null; children: ReactNode }) {
  if (error === 'signedOut') return <SignInAgain>{children}</SignInAgain>
  if (error === 'failed')
    return (
      <Notice variant="error" role="alert">
        <strong>Noget gik galt.</strong>
        <span>{children} Prøv igen.</span>
      </Notice>
    )
  return null
}
