import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** The tables that a caterer's catalogue is read from, and how their rows are found by its number. */
export const CATALOGUE_TABLES = {
  cater: 'id',
  pricePeriod: 'caterId',
  caterFilter: 'caterId',
  image: 'caterId',
  category: 'caterId',
  menu: 'caterId',
  menuCategory: 'menu',
  menuDish: 'menu',
  dish: 'caterId',
  foodDeclaration: 'caterId',
  service: 'caterId',
  deliveryZone: 'caterId',
  availabilitySettings: 'caterId',
} as const

/**
 * A text that differs after every write of a caterer's catalogue, whoever makes it, at a fraction of the cost of reading
 * it: of each table the number of rows and the sum of the transactions that wrote them. A row that is written anew has a
 * higher transaction than all before, so where the number is the same again, the sum is higher.
 */
export async function readCatalogueMarker(db: Db, caterId: number): Promise<string> {
  const parts = Object.entries(CATALOGUE_TABLES).map(([table, by]) => {
    const rows =
      by === 'menu'
        ? sql`${sql.table(table)} as row join menu on menu.id = row."menuId" where menu."caterId" = ${caterId}`
        : sql`${sql.table(table)} as row where ${sql.ref(`row.${by}`)} = ${caterId}`
    return sql`(select count(*) || ':' || coalesce(sum(row.xmin::text::bigint), 0) from ${rows})`
  })
  const { rows } = await sql<{ marker: string }>`select concat_ws(' ', ${sql.join(parts)}) as marker`.execute(db)
  return rows[0]!.marker
}
