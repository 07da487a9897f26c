import { maxAmountIn } from '../../../domain/menus/choices.ts'
import type { SelectedItem } from '../../../domain/menus/choices.ts'
import { hasOwnStepper } from '../../../domain/menus/menu.ts'
import type { ShownNode } from '../../catalogue/menuNode.ts'

/**
 * The highest number of an item that can be chosen now. At most 1 for one without a stepper, so that a choice elsewhere
 * in the group draws it anew only where it becomes possible or impossible.
 */
export function mostOf(group: ShownNode | null, item: ShownNode, selected: readonly SelectedItem[]): number {
  const most = maxAmountIn(group, item, selected)
  return hasOwnStepper(item) ? most : Math.min(1, most)
}
