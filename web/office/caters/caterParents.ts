import { paths } from '../../paths.ts'
import type { ParentPage } from '../OfficePage.tsx'

/** Where the pages of a caterer stand: for admins below the list of all. */
export function caterParents(isAdmin: boolean): ParentPage[] {
  const dashboard = { label: 'Dashboard', to: paths.office() }
  return isAdmin ? [dashboard, { label: 'Cateringfirmaer', to: paths.officeCaters() }] : [dashboard]
}
