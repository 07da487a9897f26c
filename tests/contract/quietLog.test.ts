import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { requestHost } from '../fixtures/requestHost.ts'
import { SAMPLE_SCALARS } from '../graph/sampleScalars.ts'
import { type DemoProduct, startDemoProduct } from './demoProduct.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const TEXTS = [
  '',
  '.',
  '..',
  '\0',
  '\ud800',
  'x'.repeat(600),
  'x'.repeat(5_000),
  '../../x?y',
  '%00',
  '🦞'.repeat(100),
  'a\r\nb',
]

let product: DemoProduct
let web: Awaited<ReturnType<DemoProduct['startWeb']>>
beforeAll(async () => {
  product = await startDemoProduct()
  web = await product.startWeb({
    LOG_LEVEL: 'error',
    BUDGET_ANONYMOUS: '1000000000',
    BUDGET_USER: '1000000000',
    TRUST_PROXY: '1',
  })
  return () => product.stop()
})

/** A value with this text wherever it may be one; the outermost lists are so long. */
function valueOf(type: GraphQLInputType, text: string, length: number): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, text, length)
  if (isListType(type)) return Array.from({ length }, () => valueOf(type.ofType, text, 1))
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, text, length)]),
    )
  return SAMPLE_SCALARS[String(type)] ?? (String(type) === 'File' ? null : text)
}

type Field = GraphQLField<unknown, unknown>

/** What reads a field: at the root of a query or mutation, or of what is there in the demo data. */
interface Place {
  field: Field
  around: (selected: string) => string
  kind?: 'mutation'
}

function operationOf({ field, around, kind }: Place, text: string, length: number) {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join()
  const args = field.args.map(({ name }) => `${name}: $${name}`).join()
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return {
    query: `${kind ?? 'query'}${variables && `(${variables})`} ${around(`${field.name}${args && `(${args})`}${selection}`)}`,
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, text, length)])),
  }
}

const withArguments = (type: string): Field[] => {
  const found = schema.getType(type)
  return isObjectType(found) ? Object.values(found.getFields()).filter(({ args }) => args.length > 0) : []
}

const PLACES: readonly Place[] = [
  ...withArguments('Query').map((field): Place => ({ field, around: (selected) => `{ ${selected} }` })),
  ...withArguments('Mutation').map(
    (field): Place => ({ field, around: (selected) => `{ ${selected} }`, kind: 'mutation' }),
  ),
  ...withArguments('Cater').map(
    (field): Place => ({ field, around: (selected) => `{ cater(number: 55) { ${selected} } }` }),
  ),
  ...withArguments('Menu').map(
    (field): Place => ({ field, around: (selected) => `{ cater(number: 55) { menus { ${selected} } } }` }),
  ),
]

async function post(body: object, token: string | null): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${web.port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...sentFrom(randomAddress()),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  await response.text()
}

describe('SEC-20 nobody writes an error into a log by what they send', () => {
  test.each([
    ['a visitor', null],
    ['a customer', 'kunde@demo.dk'],
    ['an owner', 'smagen@demo.dk'],
    ['an admin', 'admin@demo.dk'],
  ])('%s, to the graph', async (_who, email) => {
    const token = email && (await product.token(email))
    for (const place of PLACES) {
      for (const text of TEXTS) await post(operationOf(place, text, text.length % 3), token)
      await post(operationOf(place, 'x'.repeat(200), 100), token)
    }
    expect(web.printed() + product.printedByService()).toBe('')
  })

  test('a visitor, by addresses', async () => {
    const paths = [
      '/ordre/',
      '/tilbud/',
      '/kurv/',
      '/kalender/',
      '/images/55/',
      '/images/',
      '/tak-for-din-bestilling/',
      '/?category=',
      '/?sted=',
      '/?kuverter=10&sted=',
      '/?kuverter=10&efter=',
      '/sammenlign?koekken=',
      '/login?from=',
      '/adgangskode?link=',
      '/assets/',
      '/',
    ]
    for (const host of [`localhost:${web.port}`, `smagen.localhost:${web.port}`, 'smagen.localhost.'])
      for (const path of paths)
        for (const text of [
          ...TEXTS.filter((each) => each !== '\ud800').map(encodeURIComponent),
          '%E0%A4%A',
          '%',
          '%ED%A0%80',
          '..%2f..',
        ]) {
          const { status } = await requestHost(web.port, path + text, { host, 'x-forwarded-for': randomAddress() })
          expect.soft(status, path + text).toBeLessThan(500)
        }
    expect(web.printed() + product.printedByService()).toBe('')
  })
})
