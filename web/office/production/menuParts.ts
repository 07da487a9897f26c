import type { KitchenMenu } from './mergeProduction.ts'

/** The parts of a menu's list: its groups, its items outside of groups, and its extras. */
export function menuParts({ groups, items, extras }: KitchenMenu) {
  return [
    ...groups.map((group) => ({ name: group.name, group: group.name, isExtra: false, items: group.items })),
    { name: 'Inkluderet', group: null, isExtra: false, items },
    { name: 'Tilvalg', group: null, isExtra: true, items: extras },
  ].filter((part) => part.items.length > 0)
}
