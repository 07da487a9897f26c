import type { StoreRecords } from './relay/environment.ts'

/** The data that the server embeds in a page as JSON in #page-data. */
export interface PageData {
  domain: string
  records: StoreRecords
}
