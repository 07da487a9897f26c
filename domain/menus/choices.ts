import { choosableOf, isBuiltByCustomer, extrasOf, groupsOf, itemsOf, maxAmountOf } from './menu.ts'
import type { MenuNode } from './menu.ts'

/**
 * A chosen item. groupId is null for an extra and for a direct child. The amount is for one cover; an extra's is
 * absolute.
 */
export interface SelectedItem {
  id: string
  groupId: string | null
  amount: number
}

/** Identifies an item and the group in which it is chosen. */
export type ItemPlace = Pick<SelectedItem, 'id' | 'groupId'>

/** The progress of the choice in a group. */
export interface GroupState {
  count: number
  isValid: boolean
  isFull: boolean
  /** The number of items that are still needed. */
  missing: number
  /** The required count if min equals max, else null. */
  exactly: number | null
  /** The min of a group without a max, else null. */
  atLeast: number | null
  /** The range that a group with a max above its min requires: '1-2', or 'op til 2' where nothing is required; else null. */
  range: string | null
}

/**
 * A reason why a selection cannot be ordered. groupId is null where no group is concerned. With an itemId: not_in_group is an
 * item that cannot be chosen there or is chosen twice, age_limit one that cannot be ordered online, group_min a number that
 * is not whole and positive, group_max one above the item's own max.
 */
export interface ChoiceIssue {
  validatorKey: 'not_in_group' | 'group_min' | 'group_max' | 'required' | 'age_limit'
  groupId: string | null
  itemId?: string
}

/** The number of a chosen item; 0 if it is not chosen. */
export function amountOf(selected: readonly SelectedItem[], place: ItemPlace): number {
  return selected.find((item) => isAtPlace(item, place))?.amount ?? 0
}

/** Sums the numbers of a group's chosen items. */
export function groupCount(group: MenuNode, selected: readonly SelectedItem[]): number {
  return selected
    .filter(({ id, groupId }) => groupId === group.id && itemsOf(group).some((item) => item.id === id))
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Computes whether a group's choice is valid and full, and how many items are missing. */
export function groupState(group: MenuNode, selected: readonly SelectedItem[]): GroupState {
  const { minAmount: min, maxAmount: max } = group
  const count = groupCount(group, selected)
  return {
    count,
    isValid: count >= (min ?? 0) && count <= (max ?? Infinity),
    isFull: max !== null && count >= max,
    missing: Math.max(0, (min ?? 0) - count),
    exactly: min === max ? min : null,
    atLeast: max === null ? min : null,
    range: max === null || max === min ? null : min ? `${min}-${max}` : `op til ${max}`,
  }
}

/** Returns whether one more of an item can be chosen. The group is null for an extra and for a direct child. */
export function canAddTo(group: MenuNode | null, item: MenuNode, selected: readonly SelectedItem[]): boolean {
  return maxAmountIn(group, item, selected) > amountOf(selected, { id: item.id, groupId: group?.id ?? null })
}

/** The highest number to which an item can be set, by its own max and what is left in its group; Infinity for no limit. */
export function maxAmountIn(group: MenuNode | null, item: MenuNode, selected: readonly SelectedItem[]): number {
  const amount = amountOf(selected, { id: item.id, groupId: group?.id ?? null })
  const left = (group?.maxAmount ?? Infinity) - (group ? groupCount(group, selected) : 0)
  return Math.min(maxAmountOf(item), amount + Math.max(0, left))
}

/** Sets the number of an item in a selection; 0 removes it. */
export function setItemAmount(selected: readonly SelectedItem[], place: ItemPlace, amount: number): SelectedItem[] {
  if (amount <= 0) return selected.filter((item) => !isAtPlace(item, place))
  if (!selected.some((item) => isAtPlace(item, place))) {
    return [...selected, { id: place.id, groupId: place.groupId, amount }]
  }
  return selected.map((item) => (isAtPlace(item, place) ? { ...item, amount } : item))
}

/** Returns the selected items that the menu still has, each at most at its own max. */
export function filterSelectable(menu: MenuNode, selected: readonly SelectedItem[]): SelectedItem[] {
  return selected.flatMap((item) => {
    const node = findSelectable(menu, item)
    const amount = node ? Math.min(item.amount, maxAmountOf(node)) : 0
    return amount > 0 ? [{ ...item, amount }] : []
  })
}

/** Lists all reasons why a selection cannot be ordered; empty if it can be. */
export function checkChoices(menu: MenuNode, selected: readonly SelectedItem[]): ChoiceIssue[] {
  const issues = selected.flatMap((item, index) => checkItem(menu, item, selected.slice(0, index)))
  for (const group of groupsOf(menu)) {
    const { count, isValid } = groupState(group, selected)
    const validatorKey = count < (group.minAmount ?? 0) ? 'group_min' : 'group_max'
    if (!isValid) issues.push({ validatorKey, groupId: group.id })
  }
  if (isBuiltByCustomer(menu) && !selected.some((item) => isChosen(menu, item))) {
    issues.push({ validatorKey: 'required', groupId: null })
  }
  return issues
}

/**
 * The part of a menu that is the first to lack something, in the order in which a menu is shown: the items outside the
 * groups (groupId null), then its groups. Null if nothing is missing.
 */
export function firstIncompletePart(
  menu: MenuNode,
  selected: readonly SelectedItem[],
): Pick<ChoiceIssue, 'groupId'> | null {
  const issues = checkChoices(menu, selected)
  const lacksAny = issues.some(({ validatorKey }) => validatorKey === 'required')
  if (lacksAny && choosableOf(menu).length > 0) return { groupId: null }
  const groups = groupsOf(menu)
  const group =
    groups.find(({ id }) => issues.some(({ groupId }) => groupId === id)) ?? (lacksAny ? groups[0] : undefined)
  return group ? { groupId: group.id } : null
}

/** Returns whether any selection can be ordered: no group requires more than its items allow. */
export function isSatisfiable(menu: MenuNode): boolean {
  const groups = groupsOf(menu)
  const isEachReachable = groups.every((group) => (group.minAmount ?? 0) <= maxCountOf(group))
  if (!isBuiltByCustomer(menu)) return isEachReachable
  return isEachReachable && (groups.some((group) => maxCountOf(group) > 0) || sumOfMax(choosableOf(menu)) > 0)
}

/**
 * The hint at a group that lacks items: 'Vælg 1-2' for a range, 'Vælg 2 mere', or 'Vælg mindst 2' without a max. A range
 * is said as long as more can be chosen; else null if none are missing.
 */
export function formatMissing({ missing, atLeast, range, isFull }: GroupState): string | null {
  if (range !== null && !isFull) return `Vælg ${range}`
  if (missing === 0) return null
  return atLeast === null ? `Vælg ${missing} mere` : `Vælg mindst ${atLeast}`
}

/** The progress of a group that needs an exact count: '2 ud af 3 valgt'; else null. */
export function formatCount({ count, exactly }: GroupState): string | null {
  return exactly === null ? null : `${count} ud af ${exactly} valgt`
}

/** Finds the menu's item for a selected one; undefined if it cannot be chosen there. */
export function findSelectable(menu: MenuNode, { id, groupId }: ItemPlace): MenuNode | undefined {
  if (groupId === null) return [...choosableOf(menu), ...extrasOf(menu)].find((item) => item.id === id)
  const group = groupsOf(menu).find((candidate) => candidate.id === groupId)
  return group && itemsOf(group).find((item) => item.id === id)
}

/** Returns whether a selected item counts for each cover: it can be chosen there and is not an extra. */
export function isChosen(menu: MenuNode, place: ItemPlace): boolean {
  const item = findSelectable(menu, place)
  return item !== undefined && (place.groupId !== null || item.type !== 'extra')
}

function checkItem(menu: MenuNode, item: SelectedItem, before: readonly SelectedItem[]): ChoiceIssue[] {
  const place = { groupId: item.groupId, itemId: item.id }
  const node = findSelectable(menu, item)
  if (!node || before.some((other) => isAtPlace(other, item))) return [{ validatorKey: 'not_in_group', ...place }]
  if (!Number.isSafeInteger(item.amount) || item.amount < 1) return [{ validatorKey: 'group_min', ...place }]
  if (node.ageLimit != null) return [{ validatorKey: 'age_limit', ...place }]
  if (item.amount > maxAmountOf(node)) return [{ validatorKey: 'group_max', ...place }]
  return []
}

function isAtPlace(item: SelectedItem, place: ItemPlace): boolean {
  return item.id === place.id && item.groupId === place.groupId
}

function maxCountOf(group: MenuNode): number {
  return Math.min(group.maxAmount ?? Infinity, sumOfMax(itemsOf(group)))
}

function sumOfMax(items: readonly MenuNode[]): number {
  return items.reduce((sum, item) => sum + maxAmountOf(item), 0)
}
