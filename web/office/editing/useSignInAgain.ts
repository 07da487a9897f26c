import { useLocation } from 'react-router'
import { leaveTo } from '../../login/leaveTo.ts'
import { paths } from '../../paths.ts'

/** Leaves to the login, and from there back to this page. */
export function useSignInAgain(): () => void {
  const { pathname, search } = useLocation()
  return () => leaveTo(paths.login(pathname + search))
}
