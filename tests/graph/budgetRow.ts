/** An operation of the web client, and how many calls of the v2 service it may make. */
export interface BudgetRow {
  variables?: object
  /** The viewer; a visitor where it is left out. */
  as?: 'smagen@demo.dk' | 'kunde@demo.dk' | 'admin@demo.dk'
  /** Maximum of calls of the v2 service with empty caches. */
  cold: number
  /** The same right after that: what depends on the viewer is never cached, and caterers and admins read past the cache. */
  warm: number
}
