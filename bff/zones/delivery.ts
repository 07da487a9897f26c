import { toZone } from '../../contract/zones.ts'
import { formatReason } from '../../domain/availability/availabilityTexts.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { deliveryServices } from '../../domain/money/services.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import type { Oere } from '../../domain/money/money.ts'
import { deliveryFee, findZone, missingForZone } from '../../domain/zones/zones.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import { formatDeliveryTo } from '../../domain/zones/zoneTexts.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'

interface DeliveredData {
  kind: 'delivered'
  zipCode: string
  zone: Zone | null
  goods: Oere
  /** Of the required services for delivery alone. */
  services: Oere
}
interface NotDeliveredData {
  kind: 'notDelivered'
  message: string
}

const Delivered = builder.objectRef<DeliveredData>('Delivered').implement({
  description: 'Goods are delivered to the postal code.',
  fields: (t) => ({
    zone: t.string({
      nullable: true,
      description: 'What the zone is called; null where the caterer delivers everywhere without a fee.',
      resolve: ({ zone }) => zone?.name ?? null,
    }),
    fee: t.field({
      type: 'Money',
      description: "Kroner of the zone for the given goods, without the caterer's required services for delivery.",
      resolve: ({ zone, goods }) => (zone ? toKroner(deliveryFee(zone, goods)) : 0),
    }),
    missing: t.field({
      type: 'Money',
      description: 'Kroner of goods that are missing before the zone is delivered to; 0 where none.',
      resolve: ({ zone, goods }) => (zone ? toKroner(missingForZone(zone, goods)) : 0),
    }),
    text: t.string({
      nullable: true,
      description:
        "What it costs, in Danish: 'Levering til 8200: kr. 95,00 (gratis ved kr. 2.000,00)', with the required services " +
        'for delivery alone; null without zones.',
      resolve: ({ zipCode, zone, goods, services }) => zone && formatDeliveryTo(zipCode, zone, goods, services),
    }),
  }),
})

const NotDelivered = builder.objectRef<NotDeliveredData>('NotDelivered').implement({
  description: 'Nothing is delivered to the postal code.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Why, in Danish.' }) }),
})

const Delivery = builder.unionType('Delivery', {
  types: [Delivered, NotDelivered],
  description: 'Whether and for what goods are delivered to a postal code.',
  resolveType: ({ kind }) => (kind === 'delivered' ? Delivered : NotDelivered),
})

builder.objectField(Cater, 'delivery', (t) =>
  t.field({
    type: Delivery,
    nullable: true,
    description: 'Whether and for what it delivers to a postal code; null where the v2 service does not say.',
    args: {
      zipCode: t.arg.string({ required: true, description: 'Four digits.' }),
      goods: t.arg({ type: 'Money', description: 'Kroner of menus and extras; null is nothing yet.' }),
    },
    resolve: async (cater, { zipCode, goods }, { v2 }) => {
      if (cater.deliveryZones === null) return null
      const zones = cater.deliveryZones.map(toZone)
      const city = (await v2.cities.list()).find((entry) => entry.zipCode === zipCode)?.city ?? null
      const zone = findZone(zones, zipCode) ?? null
      if (cater.delivery && city !== null && (zone !== null || zones.length === 0))
        return {
          kind: 'delivered' as const,
          zipCode,
          zone,
          goods: toOere(goods ?? 0),
          services: toOere(deliveryServices(cater.requiredServices)),
        }
      const deliversSomewhere = cater.delivery && (zones.length === 0 || zones.some(({ isActive }) => isActive))
      const pickup = cater.offersPickup ?? false
      const reason = { code: 'NOT_DELIVERED', place: { zipCode, city }, deliversSomewhere, pickup } as const
      return { kind: 'notDelivered' as const, message: formatReason(reason, danishDate(new Date())) }
    },
  }),
)
