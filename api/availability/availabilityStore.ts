import { type Selectable, sql } from 'kysely'
import { AvailabilitySettings } from '../../contract/availability.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import type { AvailabilityRules, MenuAvailability } from '../../domain/availability/availabilityRules.ts'
import { capacityOn } from '../../domain/availability/openingHours.ts'
import type { BookedCovers } from '../../domain/availability/availability.ts'
import { END_OF_DAY } from '../../domain/availability/leadTime.ts'
import type { RuledCater } from '../catalogue/caterStateStore.ts'
import type { Db } from '../database/connect.ts'
import { executePrepared, executePreparedTakeFirst } from '../database/executePrepared.ts'
import type { MenuTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { findZones } from '../zones/zoneStore.ts'

/** The settings of a caterer; of one that has set none, defaults that change nothing. */
export async function findAvailabilitySettings(db: Db, caterId: number): Promise<AvailabilitySettings> {
  const row = await db
    .selectFrom('availabilitySettings')
    .select('settings')
    .where('caterId', '=', caterId)
    .executeTakeFirst()
  return AvailabilitySettings.parse(row?.settings ?? NO_SETTINGS)
}

/** Replaces a caterer's settings. */
export async function saveAvailabilitySettings(tx: Db, caterId: number, settings: AvailabilitySettings): Promise<void> {
  const values = { caterId, settings: JSON.stringify(settings) }
  await tx
    .insertInto('availabilitySettings')
    .values(values)
    .onConflict((conflict) => conflict.column('caterId').doUpdateSet({ settings: values.settings }))
    .execute()
}

/** All that decides whether an order of these menus is possible. Menus of other caterers are not in it. */
export async function findAvailabilityRules(
  db: Db,
  cater: RuledCater,
  menuIds: readonly string[],
): Promise<AvailabilityRules> {
  const [settings, zones, menus] = await Promise.all([
    findAvailabilitySettings(db, cater.id),
    findZones(db, cater.id),
    findMenuAvailability(db, cater.id, menuIds.filter(isUuid)),
  ])
  return {
    ...settings,
    orderBefore: cater.orderBefore,
    minCovers: cater.minEnvelopes,
    offersDelivery: cater.delivery,
    zones,
    menus,
  }
}

async function findMenuAvailability(
  db: Db,
  caterId: number,
  menuIds: readonly string[],
): Promise<Map<string, MenuAvailability>> {
  if (menuIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('menu')
    .select(['id', ...MENU_RULE_COLUMNS])
    .where('draft', '=', false)
    .where('caterId', '=', caterId)
    .where('parentId', 'is', null)
    .where('id', 'in', [...new Set(menuIds)])
    .execute()
  return new Map(rows.map((row) => [row.id, toMenuAvailability(row)]))
}

/** The columns of a menu that decide when it is available. */
export const MENU_RULE_COLUMNS = [
  'name',
  'leadDays',
  'leadCutoff',
  'countsTowardsCapacity',
  'soldOutTo',
  'offeredFrom',
  'offeredTo',
  'ageLimit',
] as const satisfies readonly (keyof MenuTable)[]

/** When a menu is available, as the rules read it. */
export const toMenuAvailability = ({
  name,
  leadDays,
  leadCutoff,
  countsTowardsCapacity,
  soldOutTo,
  offeredFrom,
  offeredTo,
  ageLimit,
}: Pick<Selectable<MenuTable>, (typeof MENU_RULE_COLUMNS)[number]>): MenuAvailability => ({
  name,
  countsTowardsCapacity,
  soldOutTo,
  offeredFrom,
  offeredTo,
  leadTime: leadDays === null ? null : { days: leadDays, cutoff: leadCutoff ?? END_OF_DAY },
  ageLimit,
})

/** The covers that are booked on a date with some caterers, by caterer. */
export async function listBookedOn(
  db: Db,
  date: string,
  caterIds: readonly number[],
): Promise<Map<number, BookedCovers>> {
  const rows = await db
    .selectFrom('bookedCovers')
    .select(['caterId', 'covers'])
    .where('date', '=', date)
    .where('caterId', '=', (eb) => eb.fn.any(eb.val([...caterIds])))
    .execute()
  return new Map(rows.map(({ caterId, covers }) => [caterId, { [date]: covers }]))
}

/** The covers that are booked on each date of a period. */
export async function listBookedCovers(db: Db, caterId: number, from: string, to: string): Promise<BookedCovers> {
  const rows = await executePrepared(
    db,
    db
      .selectFrom('bookedCovers')
      .select(['date', 'covers'])
      .where('caterId', '=', caterId)
      .where('date', '>=', from)
      .where('date', '<=', to),
  )
  return Object.fromEntries(rows.map(({ date, covers }) => [date, covers]))
}

/**
 * Reserves room for covers on a day until the transaction ends: false where the capacity has not so many left. Others who
 * reserve on the same day wait. The order that is written then books it, see the trigger of the migration.
 */
export async function reserveRoom(
  tx: Db,
  caterId: number,
  date: string,
  covers: number,
  capacity: number | null,
): Promise<boolean> {
  if (capacity === null || covers === 0) return true
  if (covers > capacity) return false
  const reserved = await executePreparedTakeFirst(
    tx,
    tx
      .insertInto('bookedCovers')
      .values({ caterId, date, covers: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['caterId', 'date'])
          .doUpdateSet({ covers: sql`"bookedCovers".covers` })
          .where('bookedCovers.covers', '<=', capacity - covers),
      )
      .returning('covers'),
  )
  return reserved !== undefined
}

/** Locks days of a caterer until the transaction ends, in their order, so that nobody waits for another in a circle. */
export async function lockBookedDays(tx: Db, caterId: number, dates: readonly string[]): Promise<void> {
  const days = [...new Set(dates)].sort()
  await tx
    .insertInto('bookedCovers')
    .values(days.map((date) => ({ caterId, date, covers: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('bookedCovers')
    .select('date')
    .where('caterId', '=', caterId)
    .where('date', 'in', days)
    .orderBy('date')
    .forNoKeyUpdate()
    .execute()
}

/** True where more covers are booked on a day than it has room for. */
export async function isOverbooked(tx: Db, caterId: number, date: string): Promise<boolean> {
  const capacity = capacityOn(await findAvailabilitySettings(tx, caterId), date)
  if (capacity === null) return false
  return ((await listBookedCovers(tx, caterId, date, date))[date] ?? 0) > capacity
}

/** The deliveries and pickups of each date of a period, refused and cancelled ones left out. */
export const countDeliveries = (
  db: Db,
  caterId: number,
  from: string,
  to: string,
): Promise<{ date: string; deliveries: number; pickups: number }[]> =>
  db
    .selectFrom('order')
    .select((eb) => [
      'deliveryDate as date',
      eb.fn.countAll<number>().filterWhere('address', 'is not', null).as('deliveries'),
      eb.fn.countAll<number>().filterWhere('address', 'is', null).as('pickups'),
    ])
    .where('caterId', '=', caterId)
    .where('status', 'not in', ['refused', 'cancelled'])
    .where('deliveryDate', '>=', from)
    .where('deliveryDate', '<=', to)
    .groupBy('deliveryDate')
    .execute()

/** Days whose booked covers are not the sum over their orders and open proposals (AVA-6); none where all is well. */
export async function listMiscountedDays(
  db: Db,
): Promise<{ caterId: number; date: string; booked: number; ordered: number }[]> {
  const { rows } = await sql<{ caterId: number; date: string; booked: number; ordered: number }>`
    with alive as (select id, "caterId", "deliveryDate", "countedCovers" from "order"
        where not refused and "cancelledAt" is null),
      proposed as (select alive.*, (p.terms ->> 'date')::date as date, p."countedCovers" as covers
        from "orderProposal" p join alive on alive.id = p."orderId" where p.state = 'open'),
      reserved as (select "caterId", "deliveryDate" as date, "countedCovers" as covers from alive
        union all select "caterId", date,
          case when date = "deliveryDate" then greatest(covers - "countedCovers", 0) else covers end from proposed)
    select coalesce(b."caterId", o."caterId") as "caterId", coalesce(b.date, o.date) as date,
      coalesce(b.covers, 0)::integer as booked, coalesce(o.covers, 0)::integer as ordered
    from "bookedCovers" b full join (
      select "caterId", date, sum(covers) as covers from reserved group by 1, 2
    ) o on o."caterId" = b."caterId" and o.date = b.date
    where coalesce(b.covers, 0) <> coalesce(o.covers, 0) order by 1, 2`.execute(db)
  return rows
}
