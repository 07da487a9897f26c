import type { Insertable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { CaterRows } from '../demoRows.ts'
import type { DemoOrderer } from './people.ts'

/** A row to insert. */
export type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** An hour in milliseconds. */
export const HOUR = 3_600_000
/** A day in milliseconds. */
export const DAY = 24 * HOUR

/** The orders to create for a caterer. */
export interface OrderBook {
  cater: CaterRows
  /** The user who answers the orders; null if the caterer has no user. */
  handlerId: string | null
  orders: number
  /** The number of the newest orders that still await an answer. */
  awaiting: number
  /** The age in days of the oldest and of the newest answered order. */
  oldest: number
  newest: number
}

/** A registered customer with the indexes of its orders in the first book: 0 is the oldest, -1 the newest. */
export interface DemoCustomer extends DemoOrderer {
  id: string
  indexes: readonly number[]
}
