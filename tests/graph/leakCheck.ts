import { isObjectType } from 'graphql'
import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import { AUDIENCES, audienceOf } from './audiences.ts'
import type { Relation } from './audiences.ts'
import type { Viewer } from './demoGraph.ts'

/** Whose a thing is. */
interface Owner {
  caterNumber: number | null
  /** Whether it is the viewer, or what the viewer ordered. */
  isViewers: boolean
}

interface Answered {
  __typename?: string
  number?: number
  caterNumber?: number
  email?: string
  [field: string]: unknown
}

/** What answers told: by 'Type.field', how those stood to it who got something. */
export type Disclosures = Map<string, Set<Relation>>

/**
 * Notes all that an answer tells. Every object in it must tell its type, each caterer and order its number, each order
 * and user its email. `caterNumber` is whose things are asked for, as far as they do not tell it.
 */
export function noteDisclosures(
  schema: GraphQLSchema,
  root: 'Query' | 'Mutation',
  data: object,
  viewer: Viewer,
  caterNumber: number,
  seen: Disclosures,
): void {
  const visit = (value: Answered, before: Owner) => {
    const type = typeOf(schema, value)
    const owner = ownerOf(type, value, viewer, before)
    for (const [name, told] of Object.entries(value)) {
      if (name === '__typename' || told === null) continue
      note(seen, `${type.name}.${name}`, relationOf(viewer, owner))
      for (const one of [told].flat()) if (isAnswered(one)) visit(one, owner)
    }
  }
  for (const [name, told] of Object.entries(data)) {
    if (told === null) continue
    // What is asked for at the root is nobody's: who may is told by the role. Mutations have rows of their own
    if (root === 'Query') note(seen, `Query.${name}`, relationOf(viewer, { caterNumber: null, isViewers: true }))
    for (const one of [told].flat()) if (isAnswered(one)) visit(one, { caterNumber, isViewers: false })
  }
}

/** 'Type.field: relation' for all that was told to somebody for whom it is not. */
export function leaksIn(seen: Disclosures): string[] {
  return [...seen].flatMap(([field, relations]) =>
    [...relations].filter((relation) => !mayRead(field).includes(relation)).map((relation) => `${field}: ${relation}`),
  )
}

/** 'Type.field: relation' for all that is not for everybody, and that those were not told for whom it is. */
export function gapsIn(types: readonly GraphQLObjectType[], seen: Disclosures): string[] {
  const fields = types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
  return fields.flatMap((field) =>
    mayRead(field)
      .filter((relation) => mayRead(field) !== AUDIENCES.public && !seen.get(field)?.has(relation))
      .map((relation) => `${field}: ${relation}`),
  )
}

function mayRead(path: string): readonly Relation[] {
  const [type = '', field = ''] = path.split('.')
  const audience = audienceOf(type, field)
  return audience ? AUDIENCES[audience] : []
}

function ownerOf(type: GraphQLObjectType, value: Answered, viewer: Viewer, before: Owner): Owner {
  const isViewers = viewer.email !== null && value.email === viewer.email
  if (type.name === 'Cater') return { caterNumber: value.number ?? null, isViewers: false }
  if (type.name === 'Order') return { caterNumber: value.caterNumber ?? null, isViewers }
  return type.name === 'User' ? { caterNumber: null, isViewers } : before
}

function relationOf({ role, caterNumber }: Viewer, owner: Owner): Relation {
  if (role === 'visitor' || role === 'admin') return role
  if (role === 'customer') return owner.isViewers ? 'customer' : 'stranger'
  return owner.isViewers || owner.caterNumber === caterNumber ? 'own' : 'other'
}

function note(seen: Disclosures, field: string, relation: Relation): void {
  seen.set(field, (seen.get(field) ?? new Set()).add(relation))
}

function typeOf(schema: GraphQLSchema, { __typename }: Answered): GraphQLObjectType {
  const type = schema.getType(__typename ?? '')
  if (!isObjectType(type)) throw new Error('An answer does not tell its type')
  return type
}

const isAnswered = (value: unknown): value is Answered => typeof value === 'object' && value !== null
