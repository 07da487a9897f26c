import type { OrderContent, OrderMenu } from '../../../contract/orderContent.ts'
import type { Issue } from '../../../contract/problems.ts'
import type { ProposalBody } from '../../../contract/proposals.ts'
import { checkLine } from '../checkPlacedOrder.ts'
import type { OrderCatalogue } from '../orderCatalogue.ts'
import { orderContent } from '../orderContent.ts'
import { withCovers } from '../repriceOrder.ts'

type ProposedLine = NonNullable<ProposalBody['lines']>[number]
type RetainedLine = Extract<ProposedLine, { line: number }>
type NewLine = Exclude<ProposedLine, RetainedLine>

/** The menus of the catalogue that lines name. */
export const newMenuIds = (lines: ProposalBody['lines']): string[] =>
  (lines ?? []).flatMap((line) => ('menu' in line ? [line.menu.id] : []))

/**
 * The menus of an order with these lines: the retained ones at the prices that it was ordered at, new ones of today's
 * catalogue. Every issue is about the line that it names.
 */
export function proposedMenus(
  { menus }: OrderContent,
  lines: readonly ProposedLine[],
  catalogue: OrderCatalogue | undefined,
): { menus: OrderMenu[]; issues: Issue[] } {
  const retained = new Set<number>()
  const issues: Issue[] = []
  const proposed = lines.flatMap((line, index) => {
    const path = `lines.${index}`
    if ('menu' in line) {
      const found = toNewMenu(line, path, catalogue)
      issues.push(...found.issues)
      return found.menu ? [found.menu] : []
    }
    const menu = menus[line.line]
    if (!menu || retained.has(line.line)) {
      issues.push({ path: `${path}.line`, validatorKey: menu ? 'duplicate' : 'unknown' })
      return []
    }
    retained.add(line.line)
    const unknown = (line.extras ?? []).some(({ id }) => !menu.items.some((item) => isExtra(item) && item.id === id))
    if (unknown) issues.push({ path: `${path}.extras`, validatorKey: 'unknown' })
    return [toRetainedMenu(menu, line)]
  })
  return { menus: proposed, issues }
}

const isExtra = ({ type }: OrderMenu['items'][number]): boolean => type === 'extra'

function toRetainedMenu(menu: OrderMenu, { covers, extras = [] }: RetainedLine): OrderMenu {
  const amounts = new Map(extras.map(({ id, amount }) => [id, amount]))
  const { items, ...rest } = withCovers(menu, covers)
  return {
    ...rest,
    items: items
      .map((item) => (isExtra(item) ? { ...item, amount: amounts.get(item.id) ?? item.amount } : item))
      .filter(({ amount }) => amount > 0),
  }
}

function toNewMenu(
  { menu: { id, items }, covers }: NewLine,
  path: string,
  catalogue: OrderCatalogue | undefined,
): { menu?: OrderMenu; issues: Issue[] } {
  const found = catalogue?.menus.get(id)
  if (!catalogue || !found) return { issues: [{ path, validatorKey: 'unavailable' }] }
  // The two agree on the number of covers, whatever the menu's limits
  const issues = checkLine({ id, amount: covers, price: 0, items }, path, covers, catalogue).filter(
    (issue) => issue.path !== `${path}.amount`,
  )
  if (issues.length > 0) return { issues }
  const selected = items.map((item) => ({ id: item.id, groupId: item.groupId ?? null, amount: item.amount }))
  const [menu] = orderContent([{ menu: found.menu, amount: covers, selected }], []).menus
  return menu ? { menu, issues } : { issues }
}
