import type { NewMenu, NewMenuChild } from '../../contract/menus.ts'
import type { Issue } from '../../contract/problems.ts'
import type { MenuNode } from '../../domain/menu.ts'
import { childTypesIn, isMinAboveMax } from '../../domain/menuTypes.ts'
import { ProblemError } from '../http/problems.ts'

type Type = MenuNode['type']

/** MEN-10: what is wrong with the limits of one menu, group or item; `path` leads to it in what was sent. */
export const limitIssues = (limits: Parameters<typeof isMinAboveMax>[0], path = ''): Issue[] =>
  isMinAboveMax(limits) ? [{ path: `${path}minAmount`, validatorKey: 'min_above_max' }] : []

/** MEN-4: what is wrong with the type of a child in its parent. */
export const typeIssues = (parent: Type, type: Type, path = ''): Issue[] =>
  isAllowedIn(parent, type) ? [] : [{ path: `${path}type`, validatorKey: 'not_allowed_here' }]

/** MEN-4: what is wrong with a new type of a menu or child that holds these already. */
export const contentTypeIssues = (type: Type, children: readonly { type: Type }[]): Issue[] =>
  children.every((child) => isAllowedIn(type, child.type)) ? [] : [{ path: 'type', validatorKey: 'has_children' }]

/** What is wrong with a new child of a parent, and with what is in it. */
export const newChildIssues = (parent: Type, child: NewMenuChild, path = ''): Issue[] => [
  ...typeIssues(parent, child.type, path),
  ...newMenuIssues(child, path),
]

/** What is wrong with a new menu, or child, wherever it is to stand, and with what is in it. */
export function newMenuIssues({ type, children = [], ...limits }: NewMenu | NewMenuChild, path = ''): Issue[] {
  const inside = children.flatMap((child, at) => newChildIssues(type, child, `${path}children.${at}.`))
  return [...limitIssues(limits, path), ...inside]
}

/** Which of the ids at this path are not among those that are the caterer's. */
export const foreignIssues = (own: ReadonlySet<string>, ids: readonly string[], path: string): Issue[] =>
  ids.flatMap((id, at) => (own.has(id) ? [] : [{ path: `${path}.${at}`, validatorKey: 'foreign' }]))

/** Refuses what has issues with 422. */
export function refuse(issues: Issue[]): void {
  if (issues.length === 0) return
  const detail = `The menu cannot be saved so: ${issues.map(({ path }) => path).join(', ')}.`
  throw new ProblemError(422, 'invalid', { detail, issues })
}

const isAllowedIn = (parent: Type, type: Type) => childTypesIn(parent).some((allowed) => allowed === type)
