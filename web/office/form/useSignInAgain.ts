import { useLocation } from 'react-router'
import { hardNavigate } from '../../session/hardNavigate.ts'
import { paths } from '../../page/paths.ts'

/** Dispatched on window before leaving for the login, so that forms skip the confirmation: drafts are stored. */
export const SIGN_IN_AGAIN_EVENT = 'signingInAgain'

/** Navigates to the login, which leads back to this page. */
export function useSignInAgain(): () => void {
  const { pathname, search } = useLocation()
  return () => {
    window.dispatchEvent(new Event(SIGN_IN_AGAIN_EVENT))
    hardNavigate(paths.login(pathname + search))
  }
}
