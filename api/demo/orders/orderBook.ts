import type { Insertable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { CaterRows } from '../demoRows.ts'
import type { DemoOrderer } from './people.ts'

/** A row to insert. */
export type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** Hour and day in milliseconds. */
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Somebody with an account. */
export interface DemoPerson {
  id: string
  name: string
}

/** Whose orders are made, when, and who answers them. */
export interface OrderBook {
  cater: CaterRows
  /** Null where nobody works there any more: then the history names nobody. */
  handler: DemoPerson | null
  orders: number
  /** How many of them still await an answer; they are the newest. */
  awaiting: number
  /** Days ago of the oldest and of the newest that has an answer. */
  oldest: number
  newest: number
}

/** A customer with an account, who has ordered these: places in the first book, 0 is the oldest, -1 the newest. */
export interface DemoCustomer extends DemoOrderer {
  id: string
  places: readonly number[]
}
