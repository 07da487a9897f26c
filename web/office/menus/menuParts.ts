import type { MenuType } from './menuTypes.ts'

/** An item of a menu or of a group. */
export interface MenuItem {
  id: string
  name: string
  type: MenuType
}

/** A direct child of a menu: a group with its items, or an item, which has none. */
export interface MenuPart extends MenuItem {
  items: readonly MenuItem[]
}

/** A new place of a part: in a group, or with null in the menu itself, before a sibling or last. */
export interface PartMove {
  id: string
  groupId: string | null
  beforeId: string | null
  /** The type that it gets there, which depends on the place. */
  type: MenuType
}

/** A place that an item can be moved to by name, with its type there. */
export interface Destination {
  groupId: string | null
  type: MenuType
}

/** A part with the group that it is in, null for the menu, and its siblings in order. */
interface Place {
  part: MenuItem
  groupId: string | null
  siblings: readonly MenuItem[]
}

/** The place of a part; undefined if the menu has no such part. */
export function findPlace(parts: readonly MenuPart[], id: string): Place | undefined {
  const top = parts.find((part) => part.id === id)
  if (top) return { part: top, groupId: null, siblings: parts }
  for (const group of parts) {
    const part = group.items.find((item) => item.id === id)
    if (part) return { part, groupId: group.id, siblings: group.items }
  }
  return undefined
}

/** The move by some places among the siblings of a part; null where it cannot go further. */
export function moveAmongSiblings({ part, groupId, siblings }: Place, to: number): PartMove | null {
  if (!siblings[to] || siblings[to].id === part.id) return null
  const others = siblings.filter(({ id }) => id !== part.id)
  return { id: part.id, groupId, beforeId: others[to]?.id ?? null, type: part.type }
}

/** The move into a group, or with null into the menu itself. A choice is one in any group, so it becomes that. */
export function moveInto({ part, groupId: from }: Place, to: Destination, beforeId: string | null = null): PartMove {
  const type = to.groupId !== null && from !== null ? part.type : to.type
  return { id: part.id, groupId: to.groupId, beforeId, type }
}

/** The places that an item can be moved to: each other group, and the menu itself as an extra or as a part of it. */
export function destinationsOf(parts: readonly MenuPart[], { part, groupId }: Place): Destination[] {
  const groups = parts.filter(({ id, type }) => type === 'GROUP' && id !== groupId)
  const inMenu = (['EXTRA', 'INCLUDE'] as const).filter(
    (type) => groupId !== null || (part.type === 'EXTRA') !== (type === 'EXTRA'),
  )
  return [
    ...groups.map(({ id }) => ({ groupId: id, type: 'INCLUDE' as const })),
    ...inMenu.map((type) => ({ groupId: null, type })),
  ]
}

/** The content of a menu after a move. */
export function applyPartMove(parts: readonly MenuPart[], { id, groupId, beforeId, type }: PartMove): MenuPart[] {
  const moved = findPlace(parts, id)?.part
  if (!moved) return [...parts]
  const part: MenuPart = { items: [], ...moved, type }
  const insert = <Sibling extends MenuItem>(siblings: readonly Sibling[], sibling: Sibling) => {
    const at = siblings.findIndex((next) => next.id === beforeId)
    return siblings.toSpliced(at < 0 ? siblings.length : at, 0, sibling)
  }
  const rest = parts
    .filter((group) => group.id !== id)
    .map((group) => ({ ...group, items: group.items.filter((item) => item.id !== id) }))
  if (groupId === null) return insert(rest, part)
  return rest.map((group) => (group.id === groupId ? { ...group, items: insert(group.items, part) } : group))
}
