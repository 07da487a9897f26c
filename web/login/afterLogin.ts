import { paths } from '../paths.ts'
import { ownPath } from './ownPath.ts'

/** Where somebody goes after login: caterers and admins to the page they came from or the office, others home. */
export function afterLogin(role: string, from: string | null): string {
  if (role !== 'CATER' && role !== 'ADMIN') return paths.home()
  const path = ownPath(from)
  // the login itself would send them here again
  return path === null || /^\/login\b/.test(path) ? paths.office() : path
}
