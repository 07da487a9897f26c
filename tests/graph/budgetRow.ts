/** An operation of the web client, and how many calls of the v2 service it may make. */
export interface BudgetRow {
  variables?: object
  /** Who asks; a visitor where nobody is named. */
  as?: 'smagen@demo.dk' | 'kunde@demo.dk' | 'admin@demo.dk'
  /** Most calls of the v2 service where nothing is kept. */
  cold: number
  /** The same right after that: what depends on who asks is never kept. */
  warm: number
}
