import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEqual } from './isEqual.ts'
import { mergeConflict } from './mergeConflict.ts'
import { PICTURES, TEXT_LIST } from './mergeRules.ts'
import type { MergeRules } from './mergeRules.ts'

interface Row {
  id: string
  name: string
  size: string
}

interface Values {
  version: string
  name: string
  phone: string
  limit: { days: string; clock: string }
  isOpen: boolean
  week: string[]
  tags: string[]
  words: string
  rows: Row[]
}

const RULES: MergeRules<Values> = {
  fields: {
    week: { kind: 'places', names: ['man', 'tirs', 'ons'] },
    tags: { kind: 'set' },
    words: TEXT_LIST,
    rows: {
      kind: 'rows',
      key: ({ id }) => id,
      renew: (row) => ({ ...row, id: '' }),
      name: ({ name }) => name,
      labels: { name: 'Navn', size: 'Størrelse' },
      rules: { fields: {} },
    },
  },
  needs: { week: 'isOpen' },
}

const row = (id: string, name = id, size = '1'): Row => ({ id, name, size })
const BEFORE: Values = {
  version: '1',
  name: 'Grillen',
  phone: '98',
  limit: { days: '2', clock: '12:00' },
  isOpen: true,
  week: ['', '', ''],
  tags: ['grill', 'fest'],
  words: 'bål, gril',
  rows: [row('a'), row('b'), row('c')],
}
const merge = (mine: Partial<Values>, theirs: Partial<Values>) =>
  mergeConflict(BEFORE, { ...BEFORE, ...mine }, { ...BEFORE, version: '2', ...theirs }, RULES)
const merged = (values: Partial<Values>): Values => ({ ...BEFORE, version: '2', ...values })

test('DAY-16 fields that I changed win, the others are of the current version', () => {
  expect(merge({ phone: '99' }, { phone: '97', name: 'Nye Grillen' })).toEqual(
    merged({ phone: '99', name: 'Nye Grillen' }),
  )
  expect(merge({ tags: ['grill', 'fest'] }, { tags: [] }).tags).toEqual([])
})

test('DAY-16 a weekday, a part of an object, a tag and a word of each are saved', () => {
  expect(
    merge(
      { week: ['', '', '44'], limit: { days: '2', clock: '10:00' }, tags: ['fest'], words: 'bål, gril, vild' },
      { week: ['', '33', ''], limit: { days: '3', clock: '12:00' }, tags: ['grill', 'fest', 'ny'], words: 'gril' },
    ),
  ).toEqual(
    merged({
      week: ['', '33', '44'],
      limit: { days: '3', clock: '10:00' },
      tags: ['fest', 'ny'],
      words: 'gril, vild',
    }),
  )
})

test('DAY-16 who changes what is hidden by a switch has the switch, too', () => {
  expect(merge({ week: ['1', '', ''] }, { isOpen: false })).toEqual(merged({ week: ['1', '', ''], isOpen: true }))
  expect(merge({ name: 'Ny' }, { isOpen: false }).isOpen).toBe(false)
})

describe('DAY-16 rows', () => {
  test('that two people add are both saved, mine after theirs', () => {
    const theirs = [...BEFORE.rows, row('d')]
    expect(merge({ rows: [...BEFORE.rows, row('', 'ny')] }, { rows: theirs }).rows).toEqual([...theirs, row('', 'ny')])
  })

  test('of which two people change different fields have both changes', () => {
    expect(
      merge(
        { rows: [row('a', 'mit'), row('b'), row('c')] },
        { rows: [row('a', 'a', '2'), row('b', 'deres'), row('c')] },
      ).rows,
    ).toEqual([row('a', 'mit', '2'), row('b', 'deres'), row('c')])
  })

  test('that I removed are gone, though somebody has changed them', () => {
    expect(merge({ rows: [row('b'), row('c')] }, { rows: [row('a', 'ny'), row('b'), row('c')] }).rows).toEqual([
      row('b'),
      row('c'),
    ])
  })

  test('that somebody has removed are gone, or made again if I changed them', () => {
    expect(merge({ name: 'Ny' }, { rows: [row('a'), row('c')] }).rows).toEqual([row('a'), row('c')])
    expect(merge({ rows: [row('a'), row('b', 'mit'), row('c')] }, { rows: [row('a'), row('c')] }).rows).toEqual([
      row('a'),
      row('', 'mit'),
      row('c'),
    ])
  })

  test('stand in my order where I moved any, else in the current one', () => {
    const [a, b, c] = [row('a'), row('b'), row('c')]
    expect(merge({ rows: [c, a, b] }, { rows: [a, b, row('d'), c] }).rows).toEqual([row('d'), c, a, b])
    expect(merge({ rows: [a, row('', 'ny'), b, c] }, { rows: [c, a, b] }).rows).toEqual([c, a, row('', 'ny'), b])
  })

  test('that were saved by an attempt without an answer are not saved twice', () => {
    expect(merge({ rows: [...BEFORE.rows, row('', 'ny')] }, { rows: [...BEFORE.rows, row('d', 'ny')] }).rows).toEqual([
      ...BEFORE.rows,
      row('d', 'ny'),
    ])
  })
})

test('PIC-1 my pictures win, without those that somebody else has removed meanwhile', () => {
  const stored = (id: string) => ({ id, url: `/images/${id}`, file: null, caption: '' })
  const mine = { id: null, url: 'blob:', file: new File(['x'], 'x.png'), caption: 'Ny' }
  const pictures = mergeConflict(
    { version: '1', images: [stored('a'), stored('b')] },
    { version: '1', images: [mine, stored('b'), { ...stored('a'), caption: 'Mit' }] },
    { version: '2', images: [stored('b')] },
    { fields: { images: PICTURES } },
  )
  expect(pictures).toEqual({ version: '2', images: [mine, stored('b')] })
})

const letters = fc.constantFrom('x', 'y', 'z')
const rowsOf = (ids: readonly string[]) =>
  fc.tuple(
    fc
      .shuffledSubarray([...ids])
      .chain((kept) => fc.tuple(...kept.map((id) => fc.record({ id: fc.constant(id), name: letters, size: letters })))),
    fc.uniqueArray(fc.record({ id: fc.constant(''), name: fc.constantFrom('m', 'n'), size: letters }), {
      selector: ({ name }) => name,
    }),
  )
const valuesWith = (ids: readonly string[]) =>
  fc.record<Values>({
    version: fc.constant('1'),
    name: letters,
    phone: letters,
    limit: fc.record({ days: letters, clock: letters }),
    isOpen: fc.boolean(),
    week: fc.tuple(letters, letters, letters),
    tags: fc.uniqueArray(letters),
    words: fc.uniqueArray(letters).map((words) => words.join(', ')),
    rows: rowsOf(ids).map(([stored, added]) => [...stored, ...added]),
  })
/** As the service answers it: what is new has an id of its own. */
const stored = ({ rows, ...values }: Values): Values => ({
  ...values,
  version: '2',
  rows: rows.map((one, index) => (one.id === '' ? { ...one, id: `new ${index}`, name: `${one.name}!` } : one)),
})
const versions = fc.record({
  before: valuesWith(['a', 'b', 'c']).map((values) => ({ ...values, rows: values.rows.filter(({ id }) => id !== '') })),
  mine: valuesWith(['a', 'b', 'c']),
  theirs: valuesWith(['a', 'b', 'c']).map(stored),
})

describe('DAY-16 whatever two people change', () => {
  test('nothing of mine changes nothing of theirs, and the other way round', () => {
    fc.assert(
      fc.property(versions, ({ before, mine, theirs }) => {
        expect(mergeConflict(before, before, theirs, RULES)).toEqual(theirs)
        expect(mergeConflict(before, mine, { ...before, version: '2' }, RULES)).toEqual({ ...mine, version: '2' })
      }),
    )
  })

  test('each field and place has my value where I changed it, else theirs', () => {
    fc.assert(
      fc.property(versions, ({ before, mine, theirs }) => {
        const result = mergeConflict(before, mine, theirs, RULES)
        const pick = <Value>(was: Value, own: Value, other: Value) => (was === own ? other : own)
        expect(result.name).toBe(pick(before.name, mine.name, theirs.name))
        expect(result.limit.days).toBe(pick(before.limit.days, mine.limit.days, theirs.limit.days))
        expect(result.limit.clock).toBe(pick(before.limit.clock, mine.limit.clock, theirs.limit.clock))
        for (const place of [0, 1, 2])
          expect(result.week[place]).toBe(pick(before.week[place], mine.week[place], theirs.week[place]))
        for (const tag of ['x', 'y', 'z']) {
          const [was, own, other] = [before, mine, theirs].map(({ tags }) => tags.includes(tag))
          expect(result.tags.includes(tag)).toBe(pick(was, own, other))
        }
      }),
    )
  })

  test('each row is what each field of it is by itself; none comes twice and none that was added is lost', () => {
    fc.assert(
      fc.property(versions, ({ before, mine, theirs }) => {
        const { rows } = mergeConflict(before, mine, theirs, RULES)
        const find = (id: string) => [before, mine, theirs, { rows }].map((of) => of.rows.find((one) => one.id === id))
        for (const id of ['a', 'b', 'c']) {
          const [was, own, other, result] = find(id)
          const expected =
            was && own && other
              ? {
                  id,
                  name: was.name === own.name ? other.name : own.name,
                  size: was.size === own.size ? other.size : own.size,
                }
              : was
                ? undefined
                : (own ?? other)
          expect(result).toEqual(expected)
          const isMadeAgain = was && own && !other && !isEqual(was, own)
          expect(isMadeAgain ? rows.filter((one) => isEqual(one, { ...own, id: '' })) : [own]).not.toEqual([])
        }
        for (const added of mine.rows.filter(({ id }) => id === '')) expect(rows).toContainEqual(added)
        for (const added of theirs.rows.filter(({ id }) => id.startsWith('new'))) expect(rows).toContainEqual(added)
        const ids = rows.flatMap(({ id }) => id || [])
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
