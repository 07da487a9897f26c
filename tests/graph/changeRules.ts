import { AUDIENCES } from './audiences.ts'
import type { Audience, Relation } from './audiences.ts'
import type { Viewer } from './demoGraph.ts'
import type { MutationAudience } from './mutationRows.ts'

/** The relation of a viewer to a caterer's things; its orders are the customer's. */
export function relationTo(viewer: Viewer, caterNumber: number): Relation {
  return viewer.role === 'cater' && viewer.caterNumber !== caterNumber ? 'other' : homeRelation(viewer)
}

/** The relation of a viewer to the things of its own caterer; to anybody's where it has none. */
export function homeRelation({ role, staffRole }: Viewer): Relation {
  if (role !== 'cater') return role
  return staffRole === 'staff' || staffRole === 'kitchen' ? staffRole : 'own'
}

/** True if a viewer may call a mutation with a caterer's things. */
export function mayChange(may: MutationAudience, viewer: Viewer, caterNumber: number): boolean {
  return isIn(audienceOf(may), isOfViewersCater(may) ? homeRelation(viewer) : relationTo(viewer, caterNumber))
}

/** The error code for viewers without permission: NOT_FOUND where their role may change things of their own. */
export function expectedRejection(may: MutationAudience, viewer: Viewer): string {
  if (viewer.role === 'visitor') return 'UNAUTHENTICATED'
  return viewer.role === 'cater' && isIn(audienceOf(may), homeRelation(viewer)) ? 'NOT_FOUND' : 'FORBIDDEN'
}

/** True for mutations that act on the viewer's own caterer, whatever the input. */
export const isOfViewersCater = (may: MutationAudience): boolean => may === 'anyStaff' || may === 'anyKitchen'

function audienceOf(may: MutationAudience): Audience {
  if (may === 'anyStaff') return 'staff'
  return may === 'anyKitchen' ? 'kitchen' : may
}

const isIn = (audience: Audience, relation: Relation): boolean =>
  (AUDIENCES[audience] as readonly Relation[]).includes(relation)
