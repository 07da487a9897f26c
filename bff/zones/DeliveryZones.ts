import type { PublicCater } from '../../contract/caters.ts'
import { DeliveryZones as WireZones, toZone } from '../../contract/zones.ts'
import { formatDeliveryFrom } from '../../domain/zones/zoneTexts.ts'
import { deliveryServices } from '../../domain/money/services.ts'
import { toOere } from '../../domain/money/money.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { NotFound } from '../v2/errors.ts'
import { versionOf } from '../v2/versions.ts'

/** The zones of a caterer, with its number. */
export interface OwnedZones extends WireZones {
  caterId: number
}

const DeliveryZone = builder.objectRef<WireZones['zones'][number]>('DeliveryZone').implement({
  description: 'Where a caterer delivers, what that costs, and its minimum.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Names it when zones are set.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    codes: t.exposeStringList('codes', {
      description:
        "Its postal codes: '8000', or a range '8200-8270'. A code belongs to the zone that names it most exactly.",
    }),
    fee: t.expose('fee', { type: 'Money', description: 'Kroner for an order; 0 is free.' }),
    freeFrom: t.expose('freeFrom', {
      type: 'Money',
      nullable: true,
      description: 'Goods of so many kroner, or more, are delivered without a fee; null is never.',
    }),
    minimum: t.expose('minimum', {
      type: 'Money',
      nullable: true,
      description: 'Goods of fewer kroner are not delivered; null is no minimum.',
    }),
    extraDays: t.exposeInt('extraDays', { description: 'Days that are added to every lead time.' }),
    isActive: t.exposeBoolean('active', { description: 'Whether it is delivered to now.' }),
  }),
})

/** The zones of a caterer. */
export const DeliveryZones = loadableNode<OwnedZones>('DeliveryZones', {
  key: ({ caterId }) => String(caterId),
  load: async (ids, { v2 }) => (await v2.caters.getMany(ids)).map((cater) => zonesOf(cater)),
})

function zonesOf(cater: PublicCater | Error): OwnedZones | Error {
  if (cater instanceof Error) return cater
  return cater.deliveryZones === null ? new NotFound() : { caterId: cater.id, zones: cater.deliveryZones }
}

DeliveryZones.implement({
  description: 'Where a caterer delivers, and what that costs.',
  fields: (t) => ({
    zones: t.field({
      type: [DeliveryZone],
      description: 'Its zones. None is everywhere without a fee; where all are inactive it delivers nowhere.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ zones }) => zones,
    }),
    version: t.string({
      description: 'What its state is called, for setDeliveryZones.',
      resolve: ({ zones }) => versionOf(WireZones.parse({ zones })),
    }),
  }),
})

builder.objectField(Cater, 'deliveryZones', (t) =>
  t.field({
    type: DeliveryZones,
    nullable: true,
    description: 'Where it delivers, and what that costs; null where the v2 service does not say.',
    resolve: (cater) => {
      const zones = zonesOf(cater)
      return zones instanceof Error ? null : zones
    },
  }),
)

builder.objectField(Cater, 'deliveryText', (t) =>
  t.string({
    nullable: true,
    description:
      "What delivery costs before a postal code is known, in Danish: 'Levering fra kr. 95,00'. The required services for " +
      'delivery alone are part of it. Null where there is no price.',
    resolve: ({ delivery, deliveryZones, requiredServices }) =>
      delivery
        ? formatDeliveryFrom((deliveryZones ?? []).map(toZone), toOere(deliveryServices(requiredServices)))
        : null,
  }),
)
