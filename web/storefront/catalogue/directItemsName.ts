import type { ShownMenu } from '../../catalogue/menuNode.ts'

/** The heading of the items of a freeselect or buildmenu that stand in no group. */
export function directItemsName({ type }: ShownMenu): string {
  return type === 'buildmenu' ? 'Byg din menu' : 'Vælg frit'
}
