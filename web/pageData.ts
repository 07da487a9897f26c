import type { StoreRecords } from './relay/environment.ts'

/** What the server writes into a page for the browser, as JSON in #page-data. */
export interface PageData {
  domain: string
  records: StoreRecords
}
