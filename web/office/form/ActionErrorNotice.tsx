import { Notice } from '../../ui/Notice.tsx'
import type { ActionError } from './saveResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** The error of an action without a form. `children` say what was not saved, and what applies instead. */
export function ActionErrorNotice({ error, children }: { error: ActionError | null; children: string }) {
  if (error === 'signedOut') return <SignInAgain>{children}</SignInAgain>
  if (error === 'failed')
    return (
      <Notice variant="error" role="alert">
        <strong>Noget gik galt.</strong>
        <span>{`${children} Prøv igen.`}</span>
      </Notice>
    )
  if (error !== null)
    return (
      <Notice variant="error" role="alert">
        <strong>{children}</strong>
        <span>{error.refused}</span>
      </Notice>
    )
  return null
}
