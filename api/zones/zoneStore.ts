import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DeliveryZone, DeliveryZonesBody } from '../../contract/zones.ts'
import { toZone } from '../../contract/zones.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import type { Db } from '../database/connect.ts'
import type { EveryNewColumn } from '../database/everyColumn.ts'
import type { Database, DeliveryZoneTable } from '../database/schema.ts'

const COLUMNS = [
  'deliveryZone.id',
  'deliveryZone.name',
  'deliveryZone.codes',
  'deliveryZone.feeOere',
  'deliveryZone.freeFromOere',
  'deliveryZone.minimumOere',
  'deliveryZone.extraDays',
  'deliveryZone.active',
] as const

/** A zone as its row has it, money in øre. */
export type ZoneRow = Omit<DeliveryZone, 'fee' | 'freeFrom' | 'minimum'> & {
  feeOere: number
  freeFromOere: number | null
  minimumOere: number | null
}

/** A caterer's zones in the order in which it has them. */
export async function listDeliveryZones(db: Db, caterId: number): Promise<DeliveryZone[]> {
  const rows = await db
    .selectFrom('deliveryZone')
    .select(COLUMNS)
    .where('caterId', '=', caterId)
    .orderBy('order')
    .orderBy('id')
    .execute()
  return rows.map(toDeliveryZone)
}

/** A caterer's zones as the rules read them. */
export const findZones = async (db: Db, caterId: number): Promise<Zone[]> =>
  (await listDeliveryZones(db, caterId)).map(toZone)

/** The zones of a caterer that is read, as a part of the same statement. */
export const zonesOf = (eb: ExpressionBuilder<Database, 'cater'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('deliveryZone')
      .whereRef('deliveryZone.caterId', '=', 'cater.id')
      .select(COLUMNS)
      .orderBy('deliveryZone.order')
      .orderBy('deliveryZone.id'),
  )

/** A zone on the wire, money in kroner. */
export const toDeliveryZone = ({ feeOere, freeFromOere, minimumOere, ...zone }: ZoneRow): DeliveryZone => ({
  id: zone.id,
  name: zone.name,
  codes: zone.codes,
  fee: toKroner(feeOere),
  freeFrom: freeFromOere === null ? null : toKroner(freeFromOere),
  minimum: minimumOere === null ? null : toKroner(minimumOere),
  extraDays: zone.extraDays,
  active: zone.active,
})

/** Replaces a caterer's zones. Those with the id of one that it has stay the same zone, so that their fee has a history. */
export async function replaceDeliveryZones(
  tx: Db,
  caterId: number,
  zones: DeliveryZonesBody['zones'],
): Promise<DeliveryZone[]> {
  const known = new Set((await listDeliveryZones(tx, caterId)).map(({ id }) => id))
  const retained = zones.flatMap(({ id }) => (id && known.has(id.toLowerCase()) ? [id.toLowerCase()] : []))
  await tx
    .deleteFrom('deliveryZone')
    .where('caterId', '=', caterId)
    .$if(retained.length > 0, (query) => query.where('id', 'not in', retained))
    .execute()
  for (const [order, { id, name, codes, fee, freeFrom, minimum, extraDays, active }] of zones.entries()) {
    const row: EveryNewColumn<DeliveryZoneTable, 'id' | 'caterId'> = {
      order,
      name,
      codes: JSON.stringify(codes),
      feeOere: toOere(fee),
      freeFromOere: freeFrom === null ? null : toOere(freeFrom),
      minimumOere: minimum === null ? null : toOere(minimum),
      extraDays,
      active,
    }
    const ownId = id?.toLowerCase()
    if (ownId && known.delete(ownId)) {
      await tx.updateTable('deliveryZone').set(row).where('id', '=', ownId).execute()
    } else {
      await tx
        .insertInto('deliveryZone')
        .values({ caterId, ...row })
        .execute()
    }
  }
  return listDeliveryZones(tx, caterId)
}
