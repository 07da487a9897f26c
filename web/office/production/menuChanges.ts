import type { KitchenMenu } from './mergeProduction.ts'
import type { PlacedChange, ProductionPlace } from '../../../domain/kitchen/productionChanges.ts'
import { menuParts } from './menuParts.ts'

/** A quantity when it was printed, and now. */
export interface ItemChange {
  before: number
  after: number
}

type PlaceInMenu = Omit<ProductionPlace, 'menu'>

const COVERS: PlaceInMenu = { group: null, item: null, isExtra: false }

/**
 * The changes of a menu since the prints of one day or several: of an item, of its covers, and of removed items.
 * `changes` are those of all days and menus.
 */
export function menuChanges(menu: KitchenMenu, changes: readonly PlacedChange[]) {
  const differences = new Map<string, { place: PlaceInMenu; difference: number }>()
  for (const { place, before, after } of changes) {
    if (place.menu !== menu.name) continue
    const previous = differences.get(keyOf(place))?.difference ?? 0
    differences.set(keyOf(place), { place, difference: previous + after - before })
  }
  const changeOf = (place: PlaceInMenu, quantity: number): ItemChange | undefined => {
    const { difference = 0 } = differences.get(keyOf(place)) ?? {}
    return difference === 0 ? undefined : { before: quantity - difference, after: quantity }
  }
  const places = menuParts(menu).flatMap(({ group, isExtra, items }) =>
    items.map(({ name }) => keyOf({ group, item: name, isExtra })),
  )
  const current = new Set([keyOf(COVERS), ...places])
  const removed = [...differences].flatMap(([key, { place, difference }]) =>
    difference < 0 && !current.has(key)
      ? [{ key, name: place.item ?? '', change: { before: -difference, after: 0 } }]
      : [],
  )
  const hasChanges = [...differences.values()].some(({ difference }) => difference !== 0)
  return { changeOf, coversChange: changeOf(COVERS, menu.covers), removed, hasChanges }
}

const keyOf = ({ group, item, isExtra }: PlaceInMenu): string => JSON.stringify([group, item, isExtra])
