import { AUDIENCES } from './audiences.ts'
import type { Relation } from './audiences.ts'
import type { Viewer } from './demoGraph.ts'
import type { MutationAudience } from './mutationRows.ts'

/** The relation of a viewer to a caterer's things; its orders are the customer's. */
export function relationTo({ role, caterNumber }: Viewer, whose: number): Relation {
  if (role !== 'cater') return role
  return caterNumber === whose ? 'own' : 'other'
}

/** True if a viewer with this relation may call a mutation. */
export function mayChange(may: MutationAudience, relation: Relation): boolean {
  if (may === 'anyCater') return relation === 'own' || relation === 'other'
  return (AUDIENCES[may] as readonly Relation[]).includes(relation)
}

/** The refusal for viewers without permission: NOT_FOUND where their role may change things of their own. */
export function expectedRefusal(may: MutationAudience, relation: Relation): string {
  if (relation === 'visitor') return 'UNAUTHENTICATED'
  return relation === 'other' && mayChange(may, 'own') ? 'NOT_FOUND' : 'FORBIDDEN'
}
