import { describe, expect, test } from 'vitest'
import { applyPartMove, destinationsOf, findPlace, moveAmongSiblings, moveInto } from './menuParts.ts'
import type { MenuPart, PartMove } from './menuParts.ts'
import { endOf, headOf, resolveDrop } from './partDrops.ts'

const choice = (name: string) => ({ id: name, name, type: 'INCLUDE' as const })
const parts: MenuPart[] = [
  { id: 'Fisk', name: 'Fisk', type: 'GROUP', items: ['Sild', 'Laks', 'Rejer'].map(choice) },
  { id: 'Kød', name: 'Kød', type: 'GROUP', items: [choice('Steg')] },
  { id: 'Ost', name: 'Ost', type: 'GROUP', items: [] },
  { id: 'Øl', name: 'Øl', type: 'EXTRA', items: [] },
]
/** 'Fisk: Sild Laks', one for each part; items of the menu by their type. */
const outline = (move: PartMove | null) =>
  move &&
  applyPartMove(parts, move).map(({ name, type, items }) =>
    [type === 'GROUP' ? `${name}:` : `${name} ${type}`, ...items.map((item) => item.name)].join(' '),
  )
const place = (id: string) => {
  const found = findPlace(parts, id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

describe('DAY-7 a part that is dropped', () => {
  test.each([
    ['Sild', 'Rejer', ['Fisk: Laks Rejer Sild', 'Kød: Steg', 'Ost:', 'Øl EXTRA']],
    ['Rejer', 'Sild', ['Fisk: Rejer Sild Laks', 'Kød: Steg', 'Ost:', 'Øl EXTRA']],
    ['Laks', 'Steg', ['Fisk: Sild Rejer', 'Kød: Laks Steg', 'Ost:', 'Øl EXTRA']],
    ['Laks', headOf('Kød'), ['Fisk: Sild Rejer', 'Kød: Laks Steg', 'Ost:', 'Øl EXTRA']],
    ['Laks', endOf('Kød'), ['Fisk: Sild Rejer', 'Kød: Steg Laks', 'Ost:', 'Øl EXTRA']],
    ['Laks', endOf('Ost'), ['Fisk: Sild Rejer', 'Kød: Steg', 'Ost: Laks', 'Øl EXTRA']],
    ['Laks', 'Øl', ['Fisk: Sild Rejer', 'Kød: Steg', 'Ost:', 'Laks EXTRA', 'Øl EXTRA']],
    ['Øl', headOf('Kød'), ['Fisk: Sild Laks Rejer', 'Øl EXTRA', 'Kød: Steg', 'Ost:']],
    ['Øl', 'Steg', ['Fisk: Sild Laks Rejer', 'Kød: Øl Steg', 'Ost:']],
    ['Fisk', 'Ost', ['Kød: Steg', 'Ost:', 'Fisk: Sild Laks Rejer', 'Øl EXTRA']],
  ])('%s onto %s', (id, over, after) => expect(outline(resolveDrop(parts, id, over))).toEqual(after))

  test.each([
    ['Sild', 'Sild'],
    ['Sild', 'nowhere'],
    ['nothing', 'Sild'],
  ])('%s onto %s moves nothing', (id, over) => expect(resolveDrop(parts, id, over)).toBeNull())

  test('an extra becomes a choice in a group', () => {
    expect(resolveDrop(parts, 'Øl', endOf('Ost'))).toMatchObject({ groupId: 'Ost', type: 'INCLUDE' })
  })
})

describe('DAY-7 a part that is moved by buttons', () => {
  test('goes one place among its siblings, and no further than the last', () => {
    expect(outline(moveAmongSiblings(place('Laks'), 0))?.[0]).toBe('Fisk: Laks Sild Rejer')
    expect(outline(moveAmongSiblings(place('Laks'), 2))?.[0]).toBe('Fisk: Sild Rejer Laks')
    expect(moveAmongSiblings(place('Laks'), 3)).toBeNull()
    expect(moveAmongSiblings(place('Sild'), -1)).toBeNull()
  })

  test('goes into any other group, or out of its group as an extra or a part of the menu', () => {
    const names = (id: string) => destinationsOf(parts, place(id)).map(({ groupId, type }) => groupId ?? type)
    expect(names('Sild')).toEqual(['Kød', 'Ost', 'EXTRA', 'INCLUDE'])
    expect(names('Øl')).toEqual(['Fisk', 'Kød', 'Ost', 'INCLUDE'])
    expect(outline(moveInto(place('Sild'), { groupId: null, type: 'EXTRA' }))?.at(-1)).toBe('Sild EXTRA')
  })
})
