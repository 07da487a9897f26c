import { formatCodes, parseCodes } from '../../domain/zones/zones.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import type { Db } from '../database/connect.ts'

type DemoZone = Zone & { id: string; caterId: number }

const zone = (caterId: number, id: string, name: string, codes: string, more: Partial<Zone> = {}): DemoZone => ({
  caterId,
  id,
  name,
  codes: parseCodes(codes).codes,
  fee: 0,
  freeFrom: null,
  minimum: null,
  extraDays: 0,
  isActive: true,
  ...more,
})

/** ZON-7: where the demo's caterers deliver. One without zones delivers everywhere without a fee. Each demo has the same ids. */
export const DEMO_ZONES: readonly DemoZone[] = [
  zone(55, 'a1f3c8f2-5f0e-4a77-9a60-0d3b7a3c5501', 'Aarhus midt', '8000'),
  zone(55, 'a1f3c8f2-5f0e-4a77-9a60-0d3b7a3c5502', 'Aarhus', '8200-8270', { fee: 95_00, freeFrom: 2000_00 }),
  zone(55, 'a1f3c8f2-5f0e-4a77-9a60-0d3b7a3c5503', 'Omegn', '8300-8399', { fee: 195_00, minimum: 1500_00 }),
  zone(56, 'a1f3c8f2-5f0e-4a77-9a60-0d3b7a3c5601', 'Fyn og Trekantområdet', '5000-5999, 7000-7100', {
    fee: 250_00,
    minimum: 2500_00,
  }),
  zone(57, 'a1f3c8f2-5f0e-4a77-9a60-0d3b7a3c5701', 'København', '1000-2500'),
]

/** Inserts the zones, with their fees in the log of prices since the moment `at`. */
export async function addDemoZones(tx: Db, at: string): Promise<void> {
  await tx
    .insertInto('priceLog')
    .values(DEMO_ZONES.map(({ id, caterId, fee }) => ({ kind: 'zone', thingId: id, caterId, priceOere: fee, at })))
    .execute()
  await tx
    .insertInto('deliveryZone')
    .values(
      DEMO_ZONES.map(({ codes, fee, freeFrom, minimum, isActive, ...row }, order) => ({
        ...row,
        order,
        codes: JSON.stringify(codes.map((range) => formatCodes([range]))),
        feeOere: fee,
        freeFromOere: freeFrom,
        minimumOere: minimum,
        active: isActive,
      })),
    )
    .execute()
}
