import { paths } from '../../page/paths.ts'
import type { ParentPage } from './OfficePage.tsx'

/** The breadcrumbs of a caterer's pages; for admins with the list of all caterers. */
export function caterParents(isAdmin: boolean): ParentPage[] {
  const dashboard = { label: 'Dashboard', to: paths.office() }
  return isAdmin ? [dashboard, { label: 'Cateringfirmaer', to: paths.officeCaters() }] : [dashboard]
}
