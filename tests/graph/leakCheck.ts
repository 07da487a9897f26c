import { isObjectType } from 'graphql'
import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import { AUDIENCES, audienceOf } from './audiences.ts'
import type { Relation } from './audiences.ts'
import { homeRelation } from './changeRules.ts'
import type { Viewer } from './demoGraph.ts'

/** The owner of a thing. */
interface Owner {
  caterNumber: number | null
  /** True for the viewer itself, and for what the viewer ordered. */
  isViewers: boolean
}

interface ResponseObject {
  __typename?: string
  number?: number
  caterNumber?: number
  email?: string
  [field: string]: unknown
}

/** The relations of those who read something, by 'Type.field'. */
export type SeenFields = Map<string, Set<Relation>>

/**
 * Records every field in a response, with the relation of its reader. Each object must carry its type, each caterer and
 * order its number, each order and user its email. `caterNumber` is the owner of objects that carry no number.
 */
export function recordSeenFields(
  schema: GraphQLSchema,
  root: 'Query' | 'Mutation',
  data: object,
  viewer: Viewer,
  caterNumber: number,
  seen: SeenFields,
): void {
  const visit = (value: ResponseObject, before: Owner) => {
    const type = typeOf(schema, value)
    const owner = ownerOf(type, value, viewer, before)
    for (const [name, field] of Object.entries(value)) {
      if (name === '__typename' || field === null) continue
      record(seen, `${type.name}.${name}`, relationOf(viewer, owner))
      for (const child of [field].flat()) if (isObject(child)) visit(child, owner)
    }
  }
  for (const [name, field] of Object.entries(data)) {
    if (field === null) continue
    // Root fields belong to nobody: the role decides. Mutations have rows of their own
    if (root === 'Query') record(seen, `Query.${name}`, relationOf(viewer, { caterNumber: null, isViewers: true }))
    for (const child of [field].flat()) if (isObject(child)) visit(child, { caterNumber, isViewers: false })
  }
}

/** 'Type.field: relation' for each field that somebody read without being in its audience. */
export function findLeaks(seen: SeenFields): string[] {
  return [...seen].flatMap(([field, relations]) =>
    [...relations]
      .filter((relation) => !readersOf(field).includes(relation))
      .map((relation) => `${field}: ${relation}`),
  )
}

/** 'Type.field: relation' for each guarded field that its own audience could not read. */
export function findGaps(types: readonly GraphQLObjectType[], seen: SeenFields): string[] {
  const fields = types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
  return fields.flatMap((field) =>
    readersOf(field)
      .filter((relation) => readersOf(field) !== AUDIENCES.public && !seen.get(field)?.has(relation))
      .map((relation) => `${field}: ${relation}`),
  )
}

function readersOf(path: string): readonly Relation[] {
  const [type = '', field = ''] = path.split('.')
  const audience = audienceOf(type, field)
  return audience ? AUDIENCES[audience] : []
}

function ownerOf(type: GraphQLObjectType, value: ResponseObject, viewer: Viewer, before: Owner): Owner {
  const isViewers = viewer.email !== null && value.email === viewer.email
  if (type.name === 'Cater') return { caterNumber: value.number ?? null, isViewers: false }
  if (value.caterNumber !== undefined) return { caterNumber: value.caterNumber, isViewers }
  // A caterer's owner reads of its users what nobody else does
  return type.name === 'User' ? { ...before, isViewers } : before
}

function relationOf(viewer: Viewer, owner: Owner): Relation {
  if (viewer.role === 'customer') return owner.isViewers ? 'customer' : 'stranger'
  const isOther = viewer.role === 'cater' && !owner.isViewers && owner.caterNumber !== viewer.caterNumber
  return isOther ? 'other' : homeRelation(viewer)
}

function record(seen: SeenFields, field: string, relation: Relation): void {
  seen.set(field, (seen.get(field) ?? new Set()).add(relation))
}

function typeOf(schema: GraphQLSchema, { __typename }: ResponseObject): GraphQLObjectType {
  const type = schema.getType(__typename ?? '')
  if (!isObjectType(type)) throw new Error('An object of a response has no type')
  return type
}

const isObject = (value: unknown): value is ResponseObject => typeof value === 'object' && value !== null
