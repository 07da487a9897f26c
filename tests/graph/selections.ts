import { getNamedType, isAbstractType, isCompositeType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql'

/** The start of a walk over the schema: a root field with its arguments, and the selection below it. */
export interface Root {
  field: string
  /** '(number: 55)', or nothing. */
  args: string
  /** Only these of the types that it may answer. */
  only?: string
}

type Wrap = (inner: string) => string

const NOBODYS = '(id: "00000000-0000-4000-8000-000000000000")'

/** Arguments of fields below the root: the needed ones, and how long lists are. */
const ARGUMENTS: Record<string, string> = {
  // Nobody's: what they find is read through the lists, by the same types
  'Cater.category': NOBODYS,
  'Cater.dish': NOBODYS,
  'Cater.menu': NOBODYS,
  'Cater.service': NOBODYS,
  'Cater.orders': '(first: 3)',
  'User.orders': '(first: 3)',
  'Cater.offersConnection': '(first: 3)',
  'Cater.availability': `(input: { from: "${dayFromToday(0)}", to: "${dayFromToday(30)}" })`,
  'Cater.calendar': `(from: "${dayFromToday(0)}", to: "${dayFromToday(30)}")`,
  'Cater.canDeliver': `(input: { date: "${dayFromToday(1)}", lines: [{ covers: 10 }] })`,
  'Cater.delivery': '(zipCode: "8000")',
  'Cater.kitchenOrders': `(from: "${dayFromToday(0)}", to: "${dayFromToday(60)}")`,
  'Cater.kitchenOrdersByIds': '(ids: [])',
  'Menu.canBeWithout': '(allergens: [GLUTEN])',
  'Menu.fit': '(without: [GLUTEN], diets: [VEGAN])',
  'Cater.production': `(from: "${dayFromToday(0)}", to: "${dayFromToday(60)}")`,
}

/** A query, and those that together read much the same where it is too complex. */
export interface Reading {
  query: string
  inParts: readonly string[]
}

/**
 * Queries that together read every field there is below these roots, on the shortest way to it: each leads to one type
 * through one field, and reads all leaves there and one field further.
 */
export function listReadings(schema: GraphQLSchema, roots: readonly Root[]): Reading[] {
  const query = schema.getQueryType()
  const waiting = roots.flatMap(({ field, args, only }) => {
    const type = getNamedType(query?.getFields()[field]?.type)
    if (!type) throw new Error(`There is no Query.${field}`)
    const types = concreteTypes(schema, type).filter(({ name }) => only === undefined || name === only)
    return types.map((to) => ({ to, wrap: within(`${field}${args}`, to) }))
  })
  // Leaves at the root lead no further
  const readings: Reading[] = roots
    .filter(({ field }) => isLeafType(getNamedType(query?.getFields()[field]?.type)))
    .map(({ field, args }) => ({ query: `{ ${field}${args} }`, inParts: [] }))
  const known = new Set<string>()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { to, wrap } = next
    const wrapped = (inner: string) => `{ ${wrap(inner)} }`
    readings.push({
      query: wrapped(selectionOf(schema, to, 1)),
      inParts: [leavesOf(to), ...touchesOf(schema, to).map((touch) => `${ownerOf(to)} ${touch}`)].map(wrapped),
    })
    if (known.has(to.name)) continue
    known.add(to.name)
    for (const field of compositeFields(to))
      for (const further of concreteTypes(schema, getNamedType(field.type))) {
        const inner = within(`${field.name}${argumentsOf(to, field)}`, further)
        waiting.push({ to: further, wrap: (text) => wrap(`${ownerOf(to)} ${inner(text)}`) })
      }
  }
  return readings
}

/** All leaves of a type, and of what is up to so many fields further. Parts of lists are no step of their own. */
export function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, further: number): string {
  const types = concreteTypes(schema, type)
  const fieldsOf = (objectType: GraphQLObjectType) =>
    compositeFields(objectType)
      .filter(({ type: to }) => further > 0 || isPartOfList(getNamedType(to)))
      .map((field) => {
        const to = getNamedType(field.type)
        const inner = selectionOf(schema, to, isPartOfList(to) || isPartOfList(objectType) ? further : further - 1)
        return `${field.name}${argumentsOf(objectType, field)} { ${inner} }`
      })
  const all = (objectType: GraphQLObjectType) => [leavesOf(objectType), ...fieldsOf(objectType)].join(' ')
  return isAbstractType(type)
    ? `__typename ${types.map((objectType) => `... on ${objectType.name} { ${all(objectType)} }`).join(' ')}`
    : types.map(all).join(' ')
}

/** Every object type that a client can come to. */
export function reachableTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  const known = new Set<GraphQLObjectType>()
  const visit = (type: GraphQLNamedType) => {
    for (const objectType of concreteTypes(schema, type)) {
      if (known.has(objectType)) continue
      known.add(objectType)
      for (const field of compositeFields(objectType)) visit(getNamedType(field.type))
    }
  }
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (root) visit(root)
  return [...known]
}

/** 'YYYY-MM-DD' so many days from now. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const within =
  (field: string, type: GraphQLObjectType): Wrap =>
  (inner) =>
    `${field} { __typename ... on ${type.name} { ${inner} } }`

/** The fields that identify a thing's owner. */
const ownerOf = (type: GraphQLObjectType) =>
  ['number', 'caterNumber', 'email'].filter((name) => name in type.getFields()).join(' ')

/** For each field whether there is anything in it, in lists of parts within. */
const touchesOf = (schema: GraphQLSchema, type: GraphQLObjectType): string[] =>
  compositeFields(type).map((field) => {
    const [to] = concreteTypes(schema, getNamedType(field.type))
    const inner = to && isPartOfList(to) ? touchesOf(schema, to).join(' ') : ''
    return `${field.name}${argumentsOf(type, field)} { __typename ${inner} }`
  })

const compositeFields = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter((field) => isCompositeType(getNamedType(field.type)))

function leavesOf(type: GraphQLObjectType): string {
  const leaves = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)))
  return ['__typename', ...leaves.map((field) => `${field.name}${argumentsOf(type, field)}`)].join(' ')
}

function argumentsOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const given = ARGUMENTS[`${type.name}.${field.name}`]
  if (given === undefined && field.args.some(isRequiredArgument))
    throw new Error(`${type.name}.${field.name} needs arguments: name them in ARGUMENTS of tests/graph/selections.ts`)
  return given ?? ''
}

function concreteTypes(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}

const isPartOfList = ({ name }: GraphQLNamedType) => /(Connection|Edge)$/.test(name)
