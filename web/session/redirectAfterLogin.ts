import { paths } from '../page/paths.ts'
import { sameOriginPath } from './sameOriginPath.ts'

/** The path to go to after login: caterers and admins to the page they came from or the office, others to an order, under way or placed, or home. */
export function redirectAfterLogin(role: string, from: string | null): string {
  const path = sameOriginPath(from)
  if (role !== 'CATER' && role !== 'ADMIN') return path !== null && isOfOrder(path) ? path : paths.home()
  // the login itself would send them here again
  return path === null || /^\/login\b/.test(path) ? paths.office() : path
}

function isOfOrder(path: string): boolean {
  return path === paths.order() || path.startsWith(`${paths.thanks()}/`)
}
