import { paths } from '../../page/paths.ts'

/** The pages above the production's views of single orders. */
export const PRODUCTION_PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Produktion', to: paths.officeProduction() },
]
