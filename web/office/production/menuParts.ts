import type { KitchenMenu } from '../../../domain/mergeProduction.ts'

/** What the list of a menu is told in: its groups, what is in it outside of them, and what is made beside it. */
export function menuParts({ groups, items, extras }: KitchenMenu) {
  return [
    ...groups.map((group) => ({ name: group.name, group: group.name, isExtra: false, items: group.items })),
    { name: 'Inkluderet', group: null, isExtra: false, items },
    { name: 'Tilvalg', group: null, isExtra: true, items: extras },
  ].filter((part) => part.items.length > 0)
}
