import * as fc from 'fast-check'
import {
  buildSchema,
  execute,
  type ExecutionResult,
  type GraphQLFieldResolver,
  isObjectType,
  isUnionType,
  isInterfaceType,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  responsePathAsArray,
  specifiedRules,
  validate,
} from 'graphql'
import { expect, test } from 'vitest'
import { executeCompiled } from './executeCompiled.ts'

const FIELDS = `
  text(of: Int = 3, in: Box): String
  number: Int!
  shown: String
  mustShow: Int!
  shownId: ID
  shownFlag: Boolean!
  shownRatio: Float
  shownNumber: Int
  thing: Thing
  mustThing: Thing!
  things: [Thing]
  mustThings: [Thing!]!
  grid: [[Thing]]
  words: [String!]
  pet: Pet
  named: Named!
`
const schema = buildSchema(`
  input Box { a: Int, b: [String!] }
  interface Named { name: String!  owner: Thing }
  type Dog implements Named { name: String!  owner: Thing  barks: Boolean! }
  type Cat implements Named { name: String!  owner: Thing  lives: Int }
  union Pet = Dog | Cat
  type Thing { ${FIELDS} }
  type Query { ${FIELDS} }
`)

/** A pseudo-random number generator: the same numbers for the same seed. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0
    return Math.abs(state ^ (state >>> 13)) % below
  }
}

const hashOf = (text: string) => [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619), 7)

// The value of a field depends on its path alone, so that both executors meet the same
const resolver: GraphQLFieldResolver<unknown, { seed: number; faults: number }> = (_source, args, context, info) => {
  const place = responsePathAsArray(info.path).join('.')
  const of = random(hashOf(`${context.seed} ${place} ${info.fieldName} ${info.parentType.name}`))
  // Sometimes missing, wrong, an error, a function or a promise
  const shown = (value: unknown): unknown => {
    const others = [null, undefined, {}, 'wrong', 10n, new Error(`is one at ${place}`), () => value]
    if (of(40) < context.faults) return others[of(others.length)]
    return of(5) === 0 ? Promise.resolve(value) : value
  }
  const thing = () => ({
    shown: shown(place),
    mustShow: shown(of(100)),
    shownId: shown(of(2) === 0 ? place : of(100)),
    shownFlag: shown(of(2) === 0),
    shownRatio: shown(of(100) / 8),
    shownNumber: shown(of(100)),
    isDog: of(2) === 0,
  })
  const type = String(info.returnType)
  const some = <Value>(make: () => Value) => Array.from({ length: of(4) }, make)
  const value = (): unknown => {
    if (of(100) < context.faults) throw new Error(`throws at ${place}`)
    if (of(100) < context.faults) return null
    if (of(100) < context.faults) return new Error(`is one at ${place}`)
    if (type.includes('[[')) return some(() => some(thing))
    // GraphQL.js leaves promises behind where an item fails at once beside one that fails later
    if (type.includes('Thing!]')) return some(async () => thing())
    if (type.includes('[String')) return some(() => (of(100) < context.faults ? null : `word ${of(9)}`))
    if (type.startsWith('['))
      return some(() => (of(100) < context.faults ? null : of(3) ? thing() : Promise.resolve(thing())))
    if (/^(Int|Boolean)/.test(type)) return of(100) < context.faults ? 'no number' : of(100)
    if (type.startsWith('String')) return `${place} ${JSON.stringify(args)} ${JSON.stringify(info.variableValues)}`
    return thing()
  }
  return of(3) === 0 ? Promise.resolve().then(value) : value()
}

for (const type of Object.values(schema.getTypeMap())) {
  if (isUnionType(type) || (isInterfaceType(type) && type.name === 'Named'))
    type.resolveType = (value: { isDog: boolean }) => (value.isDog ? 'Dog' : 'Cat')
  if (!isObjectType(type) || type.name.startsWith('__')) continue
  if (type.name === 'Cat') type.isTypeOf = (value: { isDog: boolean }) => !value.isDog
  for (const field of Object.values(type.getFields())) {
    field.resolve = /^(shown|mustShow)/.test(field.name) ? undefined : resolver
  }
}

// Generated queries need not use all variables and fragments that they define
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule && rule !== NoUnusedFragmentsRule)

/** A random query, mostly a valid one. */
function queryOf(seed: number): string {
  const of = random(seed)
  const pick = <Value>(values: readonly Value[]) => values[of(values.length)] as Value
  const directive = () =>
    pick(['', '', '', ' @include(if: $yes)', ' @skip(if: $no)', ' @include(if: $no)', ' @skip(if: false)'])
  const leaf = () =>
    pick([
      'shown',
      '__proto__: shown',
      'mustShow',
      'constructor: mustShow',
      'shownId shownFlag',
      'shownRatio',
      'shownNumber',
      'shownNumber',
      'number',
      'words',
      '__typename',
      'text',
      'five: text(of: 5)',
      'given: text(of: $of, in: { a: $of, b: ["x"] })',
    ])
  const thing = (depth: number): string =>
    `{ ${Array.from({ length: 1 + of(4) }, () => selection(depth)).join(' ')} ${depth === 3 ? '...T' : ''} }`
  const animal = (depth: number) =>
    pick([
      '{ __typename ... on Named { name } }',
      `{ ... on Dog { name barks owner ${thing(depth)} } ... on Cat { lives } }`,
      '{ ... on Cat { name lives } __typename }',
    ])
  const selection = (depth: number): string => {
    const kind = depth <= 0 ? 0 : of(6)
    if (kind < 2) return `${leaf()}${directive()}`
    if (kind === 2) return `${pick(['pet', 'named', 'other: named'])}${directive()} ${animal(depth - 1)}`
    if (kind === 3) return `...${directive()} ${thing(depth - 1)}`
    const field = pick(['thing', 'again: thing', 'mustThing', 'things', 'mustThings', 'grid'])
    return `${field}${directive()} ${thing(depth - 1)}`
  }
  const fragment = `fragment T on Thing { shown thing { shown mustShow } }`
  const root = thing(4).replaceAll(/\.\.\.T(?= })/g, '')
  return `query ($yes: Boolean!, $no: Boolean = false, $of: Int) ${root} ${fragment}`
}

/** The path of the null that an error has left in the data: its own, or that of an ancestor. */
function nullAt(data: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let value = data
  for (const [depth, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, depth)
    value = (value as Record<string | number, unknown>)[key]
  }
  return path
}

/** A comparable form of a result. Which errors are reported below a nulled parent is a matter of timing. */
function comparable({ data, errors = [] }: ExecutionResult): string {
  const failures = errors.map(({ message, path = [], locations }) => {
    const place = nullAt(data, path)
    return JSON.stringify(place.length === path.length ? { path, message, locations } : { place })
  })
  return JSON.stringify({ data, errors: [...new Set(failures)].toSorted() })
}

/** The results of the compiled executor and of GraphQL.js; undefined for an invalid query. */
async function executeBoth(
  query: string,
  variables: Record<string, unknown>,
  context: { seed: number; faults: number },
) {
  const document = parse(query)
  if (validate(schema, document, RULES).length > 0) return undefined
  const args = { schema, document, variableValues: variables, contextValue: context }
  return [comparable(await executeCompiled(args)), comparable(await execute(args))]
}

test('any query with any faults gives the same result as GraphQL.js', async () => {
  let compared = 0
  let failed = 0
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom(0, 3, 15), async (seed, faults) => {
      const variables = {
        yes: seed % 2 === 0,
        ...(seed % 3 === 0 && { no: true }),
        ...(seed % 5 > 1 && { of: seed % 7 }),
      }
      const answers = await executeBoth(queryOf(seed), variables, { seed, faults })
      if (!answers) return
      compared += 1
      if (!answers[1]?.endsWith('"errors":[]}')) failed += 1
      expect(answers[0]).toBe(answers[1])
    }),
    { numRuns: 800 },
  )
  expect(compared).toBeGreaterThan(400)
  expect(failed).toBeGreaterThan(100)
})

test('a variable of a directive is evaluated for each execution', async () => {
  const document = parse('query ($yes: Boolean!) { number @include(if: $yes) words @skip(if: $yes) }')
  const keys = async (yes: boolean) => {
    const contextValue = { seed: 1, faults: 0 }
    return Object.keys((await executeCompiled({ schema, document, variableValues: { yes }, contextValue })).data ?? {})
  }
  expect([await keys(true), await keys(false), await keys(true)]).toEqual([['number'], ['words'], ['number']])
})

test('introspection gives the same result as GraphQL.js', async () => {
  const query = `{
    __schema { queryType { name } types { name kind fields { name type { kind name ofType { name } } } } }
    of: __type(name: "Cat") { __typename name fields { name } }
    none: __type(name: "None") { name }
  }`
  const answers = await executeBoth(query, {}, { seed: 1, faults: 0 })
  expect(answers?.[0]).toBe(answers?.[1])
  expect(answers?.[0]).toContain('"name":"Cat"')
})

test('wrong variables give the errors of GraphQL.js, and nothing is executed', async () => {
  const answers = await executeBoth('query ($of: Int!) { text(of: $of) }', { of: 'x' }, { seed: 1, faults: 0 })
  expect(answers?.[0]).toBe(answers?.[1])
  expect(answers?.[0]).toContain('got invalid value')
})

test('an item that rejects later is handled where a sibling fails at once', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  const later = { number: async () => Promise.reject(new Error('later')) }
  const field = schema.getQueryType()?.getFields().mustThings
  if (field) field.resolve = () => [later, null]
  const document = parse('{ mustThings { number } }')
  const { data, errors } = await executeCompiled({ schema, document, contextValue: { seed: 1, faults: 0 } })
  // Node reports an unhandled rejection after the turn in which it happened
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect([data, errors?.length, unhandled]).toEqual([null, 1, []])
})

test('a mutation is left to GraphQL.js', async () => {
  const withMutation = buildSchema('type Query { number: Int } type Mutation { double(of: Int!): Int }')
  const rootValue = { double: ({ of }: { of: number }) => 2 * of }
  const document = parse('mutation { double(of: 4) }')
  expect(await executeCompiled({ schema: withMutation, document, rootValue })).toEqual({ data: { double: 8 } })
})
