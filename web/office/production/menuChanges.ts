import type { KitchenMenu } from '../../../domain/mergeProduction.ts'
import type { PlacedChange, ProductionPlace } from '../../../domain/productionChanges.ts'
import { menuParts } from './menuParts.ts'

/** How many of something were to be made when it was printed, and how many are now. */
export interface ItemChange {
  before: number
  after: number
}

type PlaceInMenu = Omit<ProductionPlace, 'menu'>

const COVERS: PlaceInMenu = { group: null, item: null, isExtra: false }

/**
 * What changed of a menu since the prints of one day or several: of an item that is made, of its covers, and of the
 * items that are not made any more. `changes` are those of all the days and menus.
 */
export function menuChanges(menu: KitchenMenu, changes: readonly PlacedChange[]) {
  const differences = new Map<string, { place: PlaceInMenu; difference: number }>()
  for (const { place, before, after } of changes) {
    if (place.menu !== menu.name) continue
    const known = differences.get(keyOf(place))?.difference ?? 0
    differences.set(keyOf(place), { place, difference: known + after - before })
  }
  const changeOf = (place: PlaceInMenu, quantity: number): ItemChange | undefined => {
    const { difference = 0 } = differences.get(keyOf(place)) ?? {}
    return difference === 0 ? undefined : { before: quantity - difference, after: quantity }
  }
  const places = menuParts(menu).flatMap(({ group, isExtra, items }) =>
    items.map(({ name }) => keyOf({ group, item: name, isExtra })),
  )
  const made = new Set([keyOf(COVERS), ...places])
  const gone = [...differences].flatMap(([key, { place, difference }]) =>
    difference < 0 && !made.has(key)
      ? [{ key, name: place.item ?? '', change: { before: -difference, after: 0 } }]
      : [],
  )
  return { changeOf, ofCovers: changeOf(COVERS, menu.covers), gone }
}

const keyOf = ({ group, item, isExtra }: PlaceInMenu): string => JSON.stringify([group, item, isExtra])
