import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSignInAgain } from './useSignInAgain.ts'

/** The notice that the session is over, with a link to the login. `children` say what happened to the change. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const signInAgain = useSignInAgain()
  return (
    <Notice variant="error" role="alert">
      <strong>Du er ikke længere logget ind.</strong>
      <span>{children}</span>
      <Button onClick={signInAgain}>Log ind igen</Button>
    </Notice>
  )
}
