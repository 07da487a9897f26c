import { paths } from '../paths.ts'
import { ownPath } from './sameOriginPath.ts'

/** Where somebody goes after login: caterers and admins to the page they came from or the office, others back to an order under way, else home. */
export function afterLogin(role: string, from: string | null): string {
  const path = ownPath(from)
  if (role !== 'CATER' && role !== 'ADMIN') return path === paths.order() ? path : paths.home()
  // the login itself would send them here again
  return path === null || /^\/login\b/.test(path) ? paths.office() : path
}
