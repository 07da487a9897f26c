import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PublicCater, WholeCater } from '../../contract/caters.ts'
import { Category } from '../../contract/categories.ts'
import { Menu } from '../../contract/menus.ts'
import { HappenedToOrder, Order } from '../../contract/orders.ts'
import { Service } from '../../contract/services.ts'
import { absent, WireClock, WireDate, WireFlag, WireId, WireInt, WireMoment, WireNumber } from '../../contract/wire.ts'
import { catalogue, orders } from '../testing/fakeData.ts'
import { isCanonical } from './schemaFastPath.ts'

/** The forms of the wire, and what another service may answer in them. */
const ANSWERS: [z.ZodType, unknown][] = [
  [PublicCater, catalogue['GET /caters-public/55']],
  [WholeCater, catalogue['GET /caters/55']],
  [z.array(Menu), catalogue['GET /caters/55/products/menus']],
  [z.array(Category), catalogue['GET /caters/55/categories']],
  [z.array(Service), catalogue['GET /caters/55/services']],
  [z.array(Order), orders],
  [HappenedToOrder, { cursor: '7', orderId: 12, type: 'placed', at: '2026-11-21T12:00:00Z' }],
  [
    z.object({ number: WireNumber, int: WireInt, flag: WireFlag, id: WireId, at: absent(WireMoment) }),
    { number: '1.5', int: '1', flag: '0', id: 7 },
  ],
  [
    z.object({ days: z.array(z.object({ date: WireDate, clock: WireClock })) }),
    { days: [{ date: '2026-11-21', clock: '12:30:00' }] },
  ],
]
const known = (schema: z.ZodType, json: unknown) => isCanonical(schema, json) || isCanonical(schema, json)

/** The addresses of all that stands in JSON. */
function placesIn(json: unknown, at: (string | number)[] = []): (string | number)[][] {
  const within = typeof json === 'object' && json !== null ? Object.entries(json) : []
  return [at, ...within.flatMap(([key, value]) => placesIn(value, [...at, Array.isArray(json) ? Number(key) : key]))]
}

const GONE = Symbol('gone')

/** JSON with something else at a place. */
function changedAt(json: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Record<string | number, unknown>
  if (rest.length === 0 && value === GONE) delete copy[key]
  else copy[key] = changedAt(copy[key], rest, value)
  return Array.isArray(json) ? Object.values(copy) : copy
}

const anything = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '12',
    '1.5',
    12,
    1.5,
    -1,
    0,
    1,
    true,
    '0',
    2 ** 60,
    GONE,
    '2026-02-30',
    '2026-11-21T08:00:00',
  ),
  fc.constantFrom(
    '2026-11-21',
    '24:00',
    '12:30',
    '12:30:15',
    'menu',
    'placed',
    '2026-11-21T12:00:00Z',
    [],
    {},
    { id: 1 },
  ),
  fc.jsonValue(),
)

test.each(ANSWERS)('what a schema makes of an answer stands in its own form: %#', (schema, answer) => {
  expect(known(schema, answer)).toBe(false)
  expect(known(schema, schema.parse(answer))).toBe(true)
})

test('what stands in the form of a schema is what the schema would make of it', () => {
  const changed = fc.constantFrom(...ANSWERS).chain(([schema, answer]) => {
    const own = schema.parse(answer)
    return fc
      .array(fc.tuple(fc.constantFrom(...placesIn(own)), anything), { minLength: 1, maxLength: 3 })
      .map((changes) => ({ schema, json: changes.reduce((json, [at, value]) => tryToChange(json, at, value), own) }))
  })
  fc.assert(
    fc.property(changed, ({ schema, json }) => {
      expect(known(schema, json) ? schema.parse(json) : json).toEqual(json)
    }),
    { numRuns: 20_000 },
  )
})

/** As it is where an earlier change took the place away. */
function tryToChange(json: unknown, at: (string | number)[], value: unknown): unknown {
  const isThere = placesIn(json).some((place) => place.join('.') === at.join('.'))
  return isThere && !(at.length === 0 && value === GONE) ? changedAt(json, at, value) : json
}

test('what JSON Schema has no words for is always made anew', () => {
  const refined = z.object({ text: z.string().refine((text) => text !== 'no') })
  expect(known(refined, { text: 'no' })).toBe(false)
  expect(
    known(
      z.string().transform((text) => text.trim()),
      ' a ',
    ),
  ).toBe(false)
  expect(known(z.object({ link: z.url() }), { link: 'none' })).toBe(false)
})
