import type { Insertable, Updateable } from 'kysely'

/**
 * The columns that a change sets, each of them named so that none is forgotten; undefined leaves one as it is. `Fixed`
 * are those that no change sets.
 */
export type EveryColumn<Table, Fixed extends keyof Updateable<Table>> = {
  [Column in Exclude<keyof Updateable<Table>, Fixed>]: Updateable<Table>[Column] | undefined
}

/** The columns of a new row, each of them named; undefined is the default of one that may be left out. */
export type EveryNewColumn<Table, Later extends keyof Insertable<Table>> = {
  [Column in Exclude<keyof Insertable<Table>, Later>]: Insertable<Table>[Column]
}
