import { useLocation } from 'react-router'
import { hardNavigate } from '../../session/hardNavigate.ts'
import { paths } from '../../paths.ts'

/** What the window hears before the page is left to sign in again: no form is to ask, each keeps its draft. */
export const SIGN_IN_AGAIN_EVENT = 'signingInAgain'

/** Leaves to the login, and from there back to this page. */
export function useSignInAgain(): () => void {
  const { pathname, search } = useLocation()
  return () => {
    window.dispatchEvent(new Event(SIGN_IN_AGAIN_EVENT))
    hardNavigate(paths.login(pathname + search))
  }
}
