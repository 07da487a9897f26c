import type { ProducedMenu } from './production.ts'

/** A changed number in a production; 0 for what was not, or is no longer, produced. */
export interface ProductionChange {
  /** The menu's name or 'menu: item', with the part of the menu if another change has the same name. */
  name: string
  before: number
  after: number
}

/** The place of a number in a production, by names. */
export interface ProductionPlace {
  menu: string
  /** Null outside of groups. */
  group: string | null
  /** Null for the covers of the menu. */
  item: string | null
  /** True for an extra. */
  isExtra: boolean
}

/** A change of the number at a place. */
export interface PlacedChange {
  place: ProductionPlace
  before: number
  after: number
}

/** The differences between two productions of a day, in the order of the newer one, then what is gone. */
export function diffProduction(
  before: readonly ProducedMenu[],
  after: readonly ProducedMenu[],
): (ProductionChange & PlacedChange)[] {
  const [old, now] = [collectFigures(before), collectFigures(after)]
  const changes = [...new Map([...now, ...old])]
    .map(([key, { place }]) => ({
      place,
      before: old.get(key)?.quantity ?? 0,
      after: now.get(key)?.quantity ?? 0,
    }))
    .filter((change) => change.before !== change.after)
  return changes.map((change) => {
    const name = nameOf(change.place)
    const isTheOnly = changes.every(({ place }) => place === change.place || nameOf(place) !== name)
    return { name: isTheOnly ? name : `${name} (${describePart(change.place)})`, ...change }
  })
}

const nameOf = ({ menu, item }: ProductionPlace) => (item === null ? menu : `${menu}: ${item}`)

function describePart({ group, item, isExtra }: ProductionPlace): string {
  if (item === null) return 'kuverter'
  return group ?? (isExtra ? 'tilvalg' : 'inkluderet')
}

interface Figure {
  place: ProductionPlace
  quantity: number
}

/** Every number of a production: the same item may be in two menus, or in two groups of one. */
function collectFigures(menus: readonly ProducedMenu[]): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  // Two groups may have the same name
  const add = (place: ProductionPlace, groupId: string | null, quantity: number) => {
    const key = JSON.stringify([place, groupId])
    figures.set(key, { place, quantity: quantity + (figures.get(key)?.quantity ?? 0) })
  }
  for (const menu of menus) {
    const ofMenu = { menu: menu.name, group: null, item: null, isExtra: false }
    add(ofMenu, null, menu.covers)
    for (const { group, items } of menu.groups)
      for (const { name, quantity } of items) add({ ...ofMenu, group: group.name, item: name }, group.id, quantity)
    for (const { name, quantity } of menu.items) add({ ...ofMenu, item: name }, null, quantity)
    for (const { name, quantity } of menu.extras) add({ ...ofMenu, item: name, isExtra: true }, null, quantity)
  }
  return figures
}
