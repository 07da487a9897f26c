import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canAddTo,
  maxAmountIn,
  checkChoices,
  firstIncompletePart,
  formatCount,
  groupState,
  isSatisfiable,
  formatMissing,
  setItemAmount,
} from './choices.ts'
import { anyMenu, anyMenuAndSelection, anySelection, groupOf, menuOf, node, pick } from '../basket/menuFixtures.ts'
import { ageLimitOf, choosableOf, extrasOf, groupsOf, hasOwnStepper, includedOf, itemsOf } from './menu.ts'
import type { MenuNode } from './menu.ts'

const limit = fc.option(fc.integer({ min: 0, max: 5 }))
const keysOf = (menu: MenuNode, selected: Parameters<typeof checkChoices>[1]) =>
  checkChoices(menu, selected).map(({ validatorKey }) => validatorKey)

describe('the parts of a menu', () => {
  const children = [
    groupOf('g', 1, 1, [node('a')]),
    node('in'),
    node('two', { type: 'includeWithAmount', minAmount: 2 }),
    node('x', { type: 'extra' }),
  ]
  const ids = (nodes: readonly MenuNode[]) => nodes.map(({ id }) => id)

  test('CFG-1 includes are part of a menu; groups and extras are chosen', () => {
    const menu = menuOf(children)
    expect([groupsOf, includedOf, choosableOf, extrasOf].map((part) => ids(part(menu)))).toEqual([
      ['g'],
      ['in', 'two'],
      [],
      ['x'],
    ])
  })

  test.each(['freeselect', 'buildmenu'] as const)('CFG-1 the direct children of a %s are chosen', (type) => {
    const menu = menuOf(children, { type })
    expect([groupsOf, includedOf, choosableOf, extrasOf].map((part) => ids(part(menu)))).toEqual([
      ['g'],
      [],
      ['in', 'two'],
      ['x'],
    ])
  })

  test('CFG-4 an item whose own max is 1 has no stepper', () => {
    expect(hasOwnStepper(node('a', { maxAmount: 1 }))).toBe(false)
    expect(hasOwnStepper(node('a', { maxAmount: 2 }))).toBe(true)
    expect(hasOwnStepper(node('a'))).toBe(true)
  })
})

describe('a group', () => {
  test('CFG-2 is valid by its min and max, whichever it has', () => {
    fc.assert(
      fc.property(limit, limit, fc.integer({ min: 0, max: 8 }), (min, max, count) => {
        const group = groupOf('g', min, max, [node('a')])
        const expected = (min === null || count >= min) && (max === null || count <= max)
        expect(groupState(group, count ? [pick('a', count, 'g')] : [])).toMatchObject({ count, isValid: expected })
      }),
    )
  })

  test('CFG-2 counts the numbers of its own items only', () => {
    const group = groupOf('g', 3, 3, [node('a'), node('b')])
    const selected = [pick('a', 2, 'g'), pick('b', 1, 'g'), pick('a', 5, 'other'), pick('a', 5), pick('c', 5, 'g')]
    expect(groupState(group, selected)).toMatchObject({ count: 3, isValid: true, isFull: true, missing: 0, exactly: 3 })
  })

  test('CFG-3 shows its count only where it needs an exact one', () => {
    const selected = [pick('a', 2, 'g')]
    const text = (min: number | null, max: number | null) =>
      formatCount(groupState(groupOf('g', min, max, [node('a')]), selected))
    expect([text(3, 3), text(1, 3), text(3, null), text(null, 3), text(null, null)]).toEqual([
      '2 ud af 3 valgt',
      null,
      null,
      null,
      null,
    ])
  })

  test('CFG-5 VIS-2 says what is missing, and the range of a group that has one', () => {
    const text = (min: number | null, max: number | null, count: number) =>
      formatMissing(groupState(groupOf('g', min, max, [node('a')]), count ? [pick('a', count, 'g')] : []))
    expect([text(3, 3, 1), text(2, 4, 1), text(2, null, 1), text(null, 3, 0), text(3, 3, 3), text(1, 2, 2)]).toEqual([
      'Vælg 2 mere',
      'Vælg 2-4',
      'Vælg mindst 2',
      'Vælg op til 3',
      null,
      null,
    ])
  })

  test('CFG-4 takes no more at its max, nor of an item at its own', () => {
    const once = node('a', { maxAmount: 1 })
    const many = node('b')
    const group = groupOf('g', 3, 3, [once, many])
    expect(canAddTo(group, once, [])).toBe(true)
    expect(canAddTo(group, once, [pick('a', 1, 'g')])).toBe(false)
    expect(canAddTo(group, many, [pick('a', 1, 'g'), pick('b', 1, 'g')])).toBe(true)
    expect(canAddTo(group, many, [pick('a', 1, 'g'), pick('b', 2, 'g')])).toBe(false)
    expect(canAddTo(null, once, [pick('a', 1, 'g')])).toBe(true)
    expect(canAddTo(null, once, [pick('a')])).toBe(false)
  })

  test('VIS-1 a typed number is limited by the item and by what is left in its group', () => {
    const many = node('b')
    const group = groupOf('g', 3, 3, [node('a', { maxAmount: 1 }), many])
    expect(maxAmountIn(group, many, [pick('a', 1, 'g'), pick('b', 1, 'g')])).toBe(2)
    expect(maxAmountIn(group, node('b', { maxAmount: 2 }), [])).toBe(2)
    expect(maxAmountIn(null, many, [pick('b', 5)])).toBe(Infinity)
  })

  test('CFG-4 adding only where one can never breaks a max', () => {
    const steps = fc.array(fc.nat({ max: 3 }), { maxLength: 20 })
    fc.assert(
      fc.property(anyMenu, steps, (menu, indexes) => {
        const groups = groupsOf(menu).flatMap((group) => itemsOf(group).map((item) => ({ group, item })))
        const selected = indexes.reduce<ReturnType<typeof pick>[]>((held, index) => {
          const next = groups[index]
          if (!next || !canAddTo(next.group, next.item, held)) return held
          const amount = held.find(({ id }) => id === next.item.id)?.amount ?? 0
          return setItemAmount(held, { id: next.item.id, groupId: next.group.id }, amount + 1)
        }, [])
        expect(keysOf(menu, selected)).not.toContain('not_in_group')
        expect(keysOf(menu, selected)).not.toContain('group_max')
        for (const group of groupsOf(menu)) {
          expect(groupState(group, selected).count).toBeLessThanOrEqual(group.maxAmount ?? Infinity)
        }
      }),
    )
  })
})

describe('a selection', () => {
  test('CFG-1 the number of an item can be set, changed and taken out, without changing the old selection', () => {
    const before = Object.freeze([pick('a', 1, 'g')])
    expect(setItemAmount(before, { id: 'a', groupId: null }, 2)).toEqual([pick('a', 1, 'g'), pick('a', 2)])
    expect(setItemAmount(before, { id: 'a', groupId: 'g' }, 2)).toEqual([pick('a', 2, 'g')])
    expect(setItemAmount(before, { id: 'a', groupId: 'g' }, 0)).toEqual([])
  })

  const menu = menuOf([
    groupOf('exact', 2, 2, [node('a', { maxAmount: 1 }), node('b')]),
    groupOf('free', null, null, [node('c')]),
    node('in'),
    node('x', { type: 'extra', maxAmount: 4 }),
  ])
  const valid = [pick('a', 1, 'exact'), pick('b', 1, 'exact')]

  test('CFG-5 has no issues where each group is valid', () => {
    expect(checkChoices(menu, valid)).toEqual([])
    expect(checkChoices(menu, [...valid, pick('c', 9, 'free'), pick('x', 4)])).toEqual([])
  })

  test('CFG-5 names each group that is not valid', () => {
    expect(checkChoices(menu, [pick('b', 1, 'exact')])).toEqual([{ validatorKey: 'group_min', groupId: 'exact' }])
    expect(checkChoices(menu, [pick('b', 3, 'exact')])).toEqual([{ validatorKey: 'group_max', groupId: 'exact' }])
  })

  test.each([
    ['an item of another group', pick('c', 1, 'exact')],
    ['an item of a group outside of it', pick('c')],
    ['a group that is not there', pick('c', 1, 'gone')],
    ['an included item', pick('in')],
    ['a group', pick('free')],
    ['an extra in a group', pick('x', 1, 'free')],
    ['an item chosen twice', pick('b', 1, 'exact')],
  ])('CFG-1 refuses %s', (_what, item) => {
    expect(checkChoices(menu, [...valid, item])).toContainEqual({
      validatorKey: 'not_in_group',
      groupId: item.groupId,
      itemId: item.id,
    })
  })

  test.each([0, -1, 1.5, Number.NaN, Infinity, 1e300])('CFG-1 refuses the number %d', (amount) => {
    expect(checkChoices(menu, [...valid, pick('c', amount, 'free')])).toContainEqual({
      validatorKey: 'group_min',
      groupId: 'free',
      itemId: 'c',
    })
  })

  test('CFG-4 refuses more of an item than its own max', () => {
    expect(checkChoices(menu, [pick('a', 2, 'exact')])).toEqual([
      { validatorKey: 'group_max', groupId: 'exact', itemId: 'a' },
    ])
    expect(keysOf(menu, [...valid, pick('x', 5)])).toEqual(['group_max'])
  })

  test.each(['freeselect', 'buildmenu'] as const)('CFG-6 a %s needs a chosen item, and an extra is none', (type) => {
    const built = menuOf([node('a'), groupOf('g', null, null, [node('b')]), node('x', { type: 'extra' })], { type })
    expect(checkChoices(built, [])).toEqual([{ validatorKey: 'required', groupId: null }])
    expect(keysOf(built, [pick('x')])).toEqual(['required'])
    expect(keysOf(built, [pick('a')])).toEqual([])
    expect(keysOf(built, [pick('b', 1, 'g')])).toEqual([])
  })

  test('CFG-2 the order of the items makes no difference', () => {
    fc.assert(
      fc.property(anyMenuAndSelection, ([any, selected]) => {
        expect(keysOf(any, selected.toReversed()).sort()).toEqual(keysOf(any, selected).sort())
      }),
    )
  })
})

describe('a menu that cannot be satisfied', () => {
  test.each([
    ['a group whose items allow too few', menuOf([groupOf('g', 3, 3, [node('a', { maxAmount: 2 })])]), false],
    ['a group whose items just allow it', menuOf([groupOf('g', 3, 3, [node('a', { maxAmount: 3 })])]), true],
    ['a group without items', menuOf([groupOf('g', 1, null, [])]), false],
    ['a group with min above max', menuOf([groupOf('g', 2, 1, [node('a')])]), false],
    ['no groups', menuOf([node('a')]), true],
    ['nothing to choose in a freeselect', menuOf([node('x', { type: 'extra' })], { type: 'freeselect' }), false],
  ])('CFG-10 %s', (_what, menu, expected) => {
    expect(isSatisfiable(menu)).toBe(expected)
  })

  test('CFG-10 has no valid selection, ever', () => {
    const unsatisfiable = anyMenu.filter((menu) => !isSatisfiable(menu))
    const withSelection = unsatisfiable.chain((menu) => fc.tuple(fc.constant(menu), anySelection(menu)))
    fc.assert(
      fc.property(withSelection, ([menu, selected]) => {
        expect(checkChoices(menu, selected)).not.toEqual([])
      }),
    )
  })

  test('CFG-10 every other one has: filling up its groups makes one', () => {
    fc.assert(
      fc.property(anyMenu.filter(isSatisfiable), (menu) => {
        const inGroups = groupsOf(menu).flatMap((group) => {
          let left = group.maxAmount ?? Math.max(1, group.minAmount ?? 0)
          return itemsOf(group).map((item) => {
            const amount = Math.min(left, item.maxAmount ?? Infinity)
            left -= amount
            return pick(item.id, amount, group.id)
          })
        })
        const direct = choosableOf(menu).map((item) => pick(item.id, Math.min(1, item.maxAmount ?? 1)))
        const selected = [...inGroups, ...direct].filter(({ amount }) => amount > 0)
        expect(checkChoices(menu, selected)).toEqual([])
      }),
    )
  })
})

describe('what is missing first', () => {
  const bread = groupOf('bread', 1, 1, [node('rye')])
  const cheese = groupOf('cheese', null, null, [node('blue')])

  test('CFG-5 the items outside the groups stand above them', () => {
    const menu = menuOf([node('egg'), bread], { type: 'freeselect' })
    expect(firstIncompletePart(menu, [])).toEqual({ groupId: null })
    expect(firstIncompletePart(menu, [pick('egg')])).toEqual({ groupId: 'bread' })
    expect(firstIncompletePart(menu, [pick('egg'), pick('rye', 1, 'bread')])).toBeNull()
  })

  test('CFG-5 CFG-6 a menu of nothing but groups lacks its first item in the first of them', () => {
    const menu = menuOf([cheese, groupOf('fruit', null, null, [node('fig')])], { type: 'buildmenu' })
    expect(firstIncompletePart(menu, [])).toEqual({ groupId: 'cheese' })
    expect(firstIncompletePart(menu, [pick('fig', 1, 'fruit')])).toBeNull()
  })

  test('CFG-5 of two groups the upper one comes first', () => {
    const menu = menuOf([cheese, bread, groupOf('side', 1, null, [node('salad')])])
    expect(firstIncompletePart(menu, [])).toEqual({ groupId: 'bread' })
  })
})

describe('LAW-2 what has an age limit', () => {
  const snaps = node('snaps', { type: 'extra', price: 2500, ageLimit: 18 })
  const beer = node('beer', { ageLimit: 16 })

  test('cannot be chosen, and is refused where it is chosen nonetheless', () => {
    const menu = menuOf([groupOf('g', 0, 2, [beer, node('water')]), snaps])
    const [group] = groupsOf(menu)
    expect([maxAmountIn(group ?? null, beer, []), canAddTo(null, snaps, [])]).toEqual([0, false])
    expect(
      keysOf(menu, [
        { id: 'snaps', groupId: null, amount: 1 },
        { id: 'beer', groupId: 'g', amount: 1 },
      ]),
    ).toEqual(['age_limit', 'age_limit'])
    expect(checkChoices(menu, [{ id: 'water', groupId: 'g', amount: 1 }])).toEqual([])
  })

  test('does not count where a group needs so many: such a menu cannot be ordered', () => {
    expect(isSatisfiable(menuOf([groupOf('g', 1, 1, [beer])]))).toBe(false)
    expect(isSatisfiable(menuOf([groupOf('g', 1, 1, [beer, node('water')])]))).toBe(true)
  })

  test('limits the menu that includes it', () => {
    expect(ageLimitOf(menuOf([node('a'), snaps, groupOf('g', 0, 1, [beer])]))).toBeNull()
    expect(ageLimitOf(menuOf([beer, node('b', { ageLimit: 18 })]))).toBe(18)
    expect(ageLimitOf(menuOf([beer], { type: 'freeselect' }))).toBeNull()
    expect(ageLimitOf(menuOf([], { ageLimit: 16 }))).toBe(16)
  })
})
