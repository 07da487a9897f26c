import type { CATALOGUE_STATES } from './catalogueStates.ts'
import type { OFFICE_STATES } from './officeStates.ts'
import type { ORDERING_STATES } from './orderingStates.ts'
import type { STOREFRONT_STATES } from './storefrontStates.ts'

/** The states of pages. Each is checked for accessibility once, by the test that brings a page there. */
export type State =
  | (typeof CATALOGUE_STATES)[number]
  | (typeof OFFICE_STATES)[number]
  | (typeof ORDERING_STATES)[number]
  | (typeof STOREFRONT_STATES)[number]
