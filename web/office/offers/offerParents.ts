import { paths } from '../../page/paths.ts'

/** The pages above one offer. */
export const OFFER_PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Tilbud', to: paths.officeOffers() },
]
