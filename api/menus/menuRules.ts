import type { NewMenu, NewMenuChild } from '../../contract/menus.ts'
import type { Issue } from '../../contract/problems.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { childTypesIn, isMinAboveMax } from '../../domain/menus/menuTypes.ts'
import { ProblemError } from '../http/problems.ts'

type Type = MenuNode['type']

/** MEN-10: the issues of the limits of one menu, group or item, at this path of the body. */
export const limitIssues = (limits: Parameters<typeof isMinAboveMax>[0], path = ''): Issue[] =>
  isMinAboveMax(limits) ? [{ path: `${path}minAmount`, validatorKey: 'min_above_max' }] : []

/** DAY-6: the issues of a season that ends before it begins. */
export const seasonIssues = ({ offeredFrom, offeredTo }: Pick<NewMenu, 'offeredFrom' | 'offeredTo'>): Issue[] =>
  offeredFrom && offeredTo && offeredFrom > offeredTo ? [{ path: 'offeredTo', validatorKey: 'before_start' }] : []

/** MEN-4: the issues of a child's type in its parent. */
export const typeIssues = (parent: Type, type: Type, path = ''): Issue[] =>
  isAllowedIn(parent, type) ? [] : [{ path: `${path}type`, validatorKey: 'not_allowed_here' }]

/** MEN-4: the issues of a new type for a menu or child with these children. */
export const contentTypeIssues = (type: Type, children: readonly { type: Type }[]): Issue[] =>
  children.every((child) => isAllowedIn(type, child.type)) ? [] : [{ path: 'type', validatorKey: 'has_children' }]

/** The issues of a new child of a parent, and of its children. */
export const newChildIssues = (parent: Type, child: NewMenuChild, path = ''): Issue[] => [
  ...typeIssues(parent, child.type, path),
  ...newMenuIssues(child, path),
]

/** The issues of a new menu or child on its own, and of its children. */
export function newMenuIssues({ type, children = [], ...limits }: NewMenu | NewMenuChild, path = ''): Issue[] {
  const inside = children.flatMap((child, at) => newChildIssues(type, child, `${path}children.${at}.`))
  return [...limitIssues(limits, path), ...inside]
}

/** The issues of the ids at this path that are not the caterer's own. */
export const foreignIssues = (own: ReadonlySet<string>, ids: readonly string[], path: string): Issue[] =>
  ids.flatMap((id, at) => (own.has(id) ? [] : [{ path: `${path}.${at}`, validatorKey: 'foreign' }]))

/** Throws 422 if there are issues. */
export function throwIfAny(issues: Issue[]): void {
  if (issues.length === 0) return
  const detail = `The menu cannot be saved so: ${issues.map(({ path }) => path).join(', ')}.`
  throw new ProblemError(422, 'invalid', { detail, issues })
}

const isAllowedIn = (parent: Type, type: Type) => childTypesIn(parent).some((allowed) => allowed === type)
