import { expect, test } from 'vitest'
import type { PlacedChange } from '../../../domain/kitchen/productionChanges.ts'
import { menuChanges } from './menuChanges.ts'

const menu = {
  name: 'Platte',
  covers: 30,
  groups: [
    { name: 'Vælg 3', position: 0, items: [{ name: 'Sild', quantity: 30 }] },
    { name: 'Vælg 1', position: 1, items: [{ name: 'Ost', quantity: 12 }] },
  ],
  items: [{ name: 'Rugbrød', quantity: 60 }],
  extras: [
    { name: 'Øl', quantity: 3 },
    { name: 'Ost', quantity: 2 },
  ],
}
const SILD = { group: 'Vælg 3', item: 'Sild', isExtra: false }
const RUGBROED = { group: null, item: 'Rugbrød', isExtra: false }
const COVERS = { group: null, item: null, isExtra: false }
const EGG = { group: 'Vælg 3', item: 'Æg', isExtra: false }

const changed = (place: Omit<PlacedChange['place'], 'menu'>, before: number, after: number, name = 'Platte') => ({
  place: { menu: name, ...place },
  before,
  after,
})

test('ORD-9 the changes of several days are summed', () => {
  const changes = [changed(SILD, 10, 12), changed(SILD, 8, 13), changed(COVERS, 20, 30), changed(SILD, 1, 5, 'Buffet')]
  expect(menuChanges(menu, changes).changeOf(SILD, 30)).toEqual({ before: 23, after: 30 })
  expect(menuChanges(menu, changes).coversChange).toEqual({ before: 20, after: 30 })
  expect(menuChanges(menu, changes.slice(0, 2)).coversChange).toBeUndefined()
  expect(menuChanges(menu, changes).changeOf(RUGBROED, 60)).toBeUndefined()
})

test('ORD-9 an item added on one day and removed on another has no change; one still made on another day is not removed', () => {
  const changes = [
    changed(SILD, 5, 0),
    changed(SILD, 10, 15),
    changed(RUGBROED, 20, 0),
    changed(EGG, 4, 0),
    changed(EGG, 3, 0),
  ]
  const { changeOf, removed } = menuChanges(menu, changes)
  expect(changeOf(SILD, 30)).toBeUndefined()
  expect(changeOf(RUGBROED, 60)).toEqual({ before: 80, after: 60 })
  expect(removed.map(({ name, change }) => ({ name, change }))).toEqual([
    { name: 'Æg', change: { before: 7, after: 0 } },
  ])
})

test('ORD-9 an item of the same name in two places has a change in each', () => {
  const { changeOf, removed } = menuChanges(menu, [
    changed({ group: 'Vælg 1', item: 'Ost', isExtra: false }, 10, 12),
    changed({ group: 'Vælg 3', item: 'Ost', isExtra: false }, 4, 0),
  ])
  expect(changeOf({ group: 'Vælg 1', item: 'Ost', isExtra: false }, 12)).toEqual({ before: 10, after: 12 })
  expect(changeOf({ group: null, item: 'Ost', isExtra: true }, 2)).toBeUndefined()
  expect(removed).toMatchObject([{ name: 'Ost', change: { before: 4, after: 0 } }])
})

test('ORD-9 a menu whose name starts with another one’s has changes of its own', () => {
  const { coversChange, removed } = menuChanges(menu, [changed(COVERS, 20, 4, 'Platte: luksus')])
  expect([coversChange, removed]).toEqual([undefined, []])
})
