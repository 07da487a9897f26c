import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appliesTo, deliveryServices, orderedServices, SERVICE_SCOPES, servicesOfOther } from './services.ts'
import type { Fulfilment } from './services.ts'

const service = fc.record({
  id: fc.uuid(),
  price: fc.nat(1_000_00),
  required: fc.boolean(),
  appliesTo: fc.constantFrom(...SERVICE_SCOPES),
})
const services = fc.uniqueArray(service, { selector: ({ id }) => id, maxLength: 8 })
const fulfilments: Fulfilment[] = ['delivery', 'pickup']
const fulfilment = fc.constantFrom(...fulfilments)
const other = (chosen: Fulfilment): Fulfilment => (chosen === 'delivery' ? 'pickup' : 'delivery')
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)

describe('SER-4 the services of an order', () => {
  test('hold every required one that applies, and none that does not', () => {
    fc.assert(
      fc.property(services, fulfilment, fc.func(fc.boolean()), (all, chosen, isTicked) => {
        const ticked = idsOf(all).filter((id) => isTicked(id))
        const ordered = orderedServices(all, ticked, chosen)
        expect(idsOf(ordered)).toEqual(
          idsOf(all.filter((one) => appliesTo(one, chosen) && (one.required || ticked.includes(one.id)))),
        )
      }),
    )
  })

  test('cost for both fulfilments together what each costs alone, less what both have', () => {
    fc.assert(
      fc.property(services, (all) => {
        const sum = (some: readonly { price: number }[]) => some.reduce((total, { price }) => total + price, 0)
        const [delivered, fetched, unknown] = ([...fulfilments, null] as const).map((one) =>
          sum(orderedServices(all, [], one)),
        )
        expect(sum(all.filter(({ required }) => required))).toBe((delivered ?? 0) + (fetched ?? 0) - (unknown ?? 0))
        expect((delivered ?? 0) - (unknown ?? 0)).toBe(deliveryServices(all.filter(({ required }) => required)))
      }),
    )
  })

  test('that are ticked stay while the fulfilment is not known, and required ones of one alone wait', () => {
    const lift = { id: 'lift', price: 200_00, required: false, appliesTo: 'delivery' as const }
    const drive = { id: 'drive', price: 150_00, required: true, appliesTo: 'delivery' as const }
    expect(idsOf(orderedServices([lift, drive], ['lift'], null))).toEqual(['lift'])
    expect(idsOf(orderedServices([lift, drive], ['lift'], 'pickup'))).toEqual([])
    expect(idsOf(orderedServices([lift, drive], ['lift'], 'delivery'))).toEqual(['lift', 'drive'])
  })
})

describe('SER-4 a change of the fulfilment', () => {
  test('leaves nothing that does not apply, keeps the rest, and adds what is required of the new one alone', () => {
    fc.assert(
      fc.property(services, services, fulfilment, (ordered, catalogue, chosen) => {
        const after = servicesOfOther(ordered, catalogue, chosen)
        expect(after.every((one) => appliesTo(one, chosen))).toBe(true)
        expect(after.slice(0, ordered.length)).toEqual(
          expect.arrayContaining(ordered.filter((one) => appliesTo(one, chosen))),
        )
        for (const one of catalogue.filter((added) => added.required && added.appliesTo === chosen))
          expect(idsOf(after)).toContain(one.id)
      }),
    )
  })

  test('there and back costs what it did, where the order holds what is required', () => {
    fc.assert(
      fc.property(services, fulfilment, (catalogue, chosen) => {
        const ordered = orderedServices(catalogue, [], chosen)
        const back = servicesOfOther(servicesOfOther(ordered, catalogue, other(chosen)), catalogue, chosen)
        expect(idsOf(back).sort()).toEqual(idsOf(ordered).sort())
      }),
    )
  })

  test('keeps what was ordered before services had this', () => {
    expect(servicesOfOther<{ id: string; appliesTo?: 'delivery' }>([{ id: 'old' }], [], 'pickup')).toEqual([
      { id: 'old' },
    ])
  })
})
