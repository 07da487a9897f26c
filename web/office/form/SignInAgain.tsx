import type { ReactNode } from 'react'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import { useSignInAgain } from './useSignInAgain.ts'

/** Told where something was not done because the session is over; the children say what became of it. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const signInAgain = useSignInAgain()
  return (
    <OfficeNotice kind="stop">
      <strong>Du er ikke længere logget ind.</strong>
      <span>{children}</span>
      <OfficeButton onClick={signInAgain}>Log ind igen</OfficeButton>
    </OfficeNotice>
  )
}
