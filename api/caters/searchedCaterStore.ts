import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SearchedCater } from '../../domain/caterSearch.ts'
import { cheapestChoice } from '../../domain/cheapestChoice.ts'
import { isMenuType } from '../../domain/menuTypes.ts'
import type { MenuNode } from '../../domain/menu.ts'
import { unitPrice } from '../../domain/prices.ts'
import type { Db } from '../database/connect.ts'

/** How far the audit log has come for a caterer; it differs after every change of the caterer or its catalogue. */
export type CaterMarkers = ReadonlyMap<number, string>

/** The newest entry of the audit log; 0 for none. */
export async function findLastChangeId(db: Db): Promise<number> {
  const found = await db
    .selectFrom('change')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return found?.id ?? 0
}

/** The markers of the caterers with entries in the audit log after `changeId`; counted, since ids may commit out of order. */
export async function listCaterMarkers(db: Db, changeId: number): Promise<CaterMarkers> {
  const rows = await db
    .selectFrom('change')
    .select(({ fn }) => ['caterId', fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .where('id', '>', changeId)
    .where('caterId', 'is not', null)
    .groupBy('caterId')
    .execute()
  return new Map(rows.map(({ caterId, count, last }) => [caterId ?? 0, `${count}:${last}`]))
}

/** The open caterers as they are searched; with ids only those. */
export async function listSearchedCaters(db: Db, ids?: readonly number[]): Promise<SearchedCater[]> {
  const rows = await db
    .selectFrom('cater')
    .select([
      'id',
      'name',
      'city',
      'zipCode',
      'tags',
      'minEnvelopes',
      'delivery',
      'ordering',
      'googleTotalRatings',
      'googleAverageRating',
    ])
    .select((one) => [
      one
        .selectFrom('caterFilter')
        .whereRef('caterFilter.caterId', '=', 'cater.id')
        .select(sql<number[]>`coalesce(array_agg("filterId"), '{}')`.as('ids'))
        .as('filters'),
      jsonArrayFrom(
        one
          .selectFrom('service')
          .whereRef('service.caterId', '=', 'cater.id')
          .where('required', '=', true)
          .select(['service.name', 'service.priceOere as price'])
          .orderBy('service.id'),
      ).as('requiredServices'),
      jsonArrayFrom(
        one
          .selectFrom('pricePeriod as period')
          .whereRef('period.caterId', '=', 'cater.id')
          .select([
            'period.id',
            'period.type',
            'period.percentage',
            'period.weekdays',
            'period.from',
            'period.to',
            'period.name',
          ]),
      ).as('pricePeriods'),
    ])
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', (one) => one.fn.any(one.val([...(ids ?? [])]))))
    .execute()
  const menusOf = await listMenusByCater(db, ids)
  return rows.map(({ minEnvelopes, delivery, googleTotalRatings: count, googleAverageRating: average, ...row }) => ({
    ...row,
    filters: row.filters ?? [],
    rating: count === null || average === null ? null : { count, average },
    minCovers: minEnvelopes,
    offersDelivery: delivery,
    menus: (menusOf.get(row.id) ?? []).flatMap(toSearchedMenu),
  }))
}

function toSearchedMenu(menu: MenuNode): SearchedCater['menus'][number][] {
  const choice = cheapestChoice(menu)
  if (!choice) return []
  const { id, name, minAmount, maxAmount } = menu
  return [{ id, name, minAmount, maxAmount, coverPrice: unitPrice(menu, choice) }]
}

/** The menus of caterers with their children, in order. */
async function listMenusByCater(db: Db, caterIds: readonly number[] | undefined): Promise<Map<number, MenuNode[]>> {
  const rows = await db
    .selectFrom('menu')
    .select(['id', 'caterId', 'parentId', 'type', 'name', 'priceOere', 'minAmount', 'maxAmount'])
    // What is in a draft stays without a parent
    .where('draft', '=', false)
    .$if(caterIds !== undefined, (query) =>
      query.where('caterId', '=', (one) => one.fn.any(one.val([...(caterIds ?? [])]))),
    )
    .orderBy('order')
    .orderBy('id')
    .execute()
  const nodes = new Map(
    rows.map(({ priceOere, ...row }) => [row.id, { ...row, price: priceOere, children: [] as MenuNode[] }]),
  )
  const menus = new Map<number, MenuNode[]>()
  for (const node of nodes.values()) {
    if (node.parentId !== null) nodes.get(node.parentId)?.children.push(node)
    else if (isMenuType(node.type)) menus.set(node.caterId, [...(menus.get(node.caterId) ?? []), node])
  }
  return menus
}
