import type { ProducedMenu } from './production.ts'

/** What is to be made in another number than before; 0 where it was or is not to be made. */
export interface ProductionChange {
  /** A menu's, or 'menu: item'. */
  name: string
  before: number
  after: number
}

/** What differs between two productions of a day, in the order of the newer one, then what is gone. */
export function productionChanges(before: readonly ProducedMenu[], after: readonly ProducedMenu[]): ProductionChange[] {
  const [old, now] = [figuresOf(before), figuresOf(after)]
  return [...new Map([...now, ...old])]
    .map(([place, { name }]) => ({
      name,
      before: old.get(place)?.quantity ?? 0,
      after: now.get(place)?.quantity ?? 0,
    }))
    .filter((change) => change.before !== change.after)
}

/** Every number of a production by its place: the same item may stand in two menus, or in two groups of one. */
function figuresOf(menus: readonly ProducedMenu[]): Map<string, { name: string; quantity: number }> {
  const figures = new Map<string, { name: string; quantity: number }>()
  const add = (place: readonly string[], name: string, quantity: number) => {
    const key = JSON.stringify(place)
    figures.set(key, { name, quantity: quantity + (figures.get(key)?.quantity ?? 0) })
  }
  for (const menu of menus) {
    add([menu.name], menu.name, menu.covers)
    const parts = [
      ...menu.groups.map(({ group, items }) => ({ place: [group.id, group.name], items })),
      { place: ['items'], items: menu.items },
      { place: ['extras'], items: menu.extras },
    ]
    for (const { place, items } of parts) {
      for (const { name, quantity } of items) add([menu.name, ...place, name], `${menu.name}: ${name}`, quantity)
    }
  }
  return figures
}
