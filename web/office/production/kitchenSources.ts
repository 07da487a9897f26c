/** An order as far as it says where a line of the kitchen's list comes from. */
export interface SourceOrder {
  uuid: string
  reference: number
  date: string
  clock: string
  menus: readonly {
    name: string
    covers: number
    groups: readonly { name: string; items: readonly SourceItem[] }[]
    items: readonly SourceItem[]
  }[]
}

interface SourceItem {
  name: string
  quantity: number
  isExtra: boolean
}

/** The place of a line in the kitchen's list, by names; `item` is null for the covers of a menu. */
export interface KitchenPlace {
  menu: string
  group: string | null
  item: string | null
  isExtra: boolean
}

/** An order that a line comes from, and how many of it. */
export interface KitchenSource {
  order: Pick<SourceOrder, 'uuid' | 'reference' | 'date' | 'clock'>
  quantity: number
}

/** The orders of each line of the kitchen's list, in the sequence in which they are given. */
export function kitchenSources(orders: readonly SourceOrder[]): (place: KitchenPlace) => readonly KitchenSource[] {
  const found = new Map<string, KitchenSource[]>()
  for (const order of orders) {
    const add = (place: KitchenPlace, quantity: number) => {
      const key = keyOf(place)
      const sources = found.get(key) ?? []
      found.set(key, sources)
      const same = sources.find((source) => source.order === order)
      if (same) same.quantity += quantity
      else sources.push({ order, quantity })
    }
    for (const { name: menu, covers, groups, items } of order.menus) {
      add({ menu, group: null, item: null, isExtra: false }, covers)
      for (const group of groups)
        for (const { name: item, quantity } of group.items)
          add({ menu, group: group.name, item, isExtra: false }, quantity)
      for (const { name: item, quantity, isExtra } of items) add({ menu, group: null, item, isExtra }, quantity)
    }
  }
  return (place) => found.get(keyOf(place)) ?? []
}

const keyOf = ({ menu, group, item, isExtra }: KitchenPlace) => JSON.stringify([menu, group, item, isExtra])
