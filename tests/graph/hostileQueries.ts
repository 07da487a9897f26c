/** So many texts in a row. */
export const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')
/** A text within braces so often. */
export const nested = (depth: number, open: string, core: string) => `${open.repeat(depth)}${core}${'}'.repeat(depth)}`

/** A query that requests too much. */
interface HostileQuery {
  query: string
  variables?: object
  /** The limit that it breaks. */
  limit: string
  /** The figure that the error reports for it; left out where the schema decides. */
  actual?: number
}

/** A query against each limit, in each way that we know of. */
export const HOSTILE_QUERIES: Readonly<Record<string, HostileQuery>> = {
  'deep nesting': {
    query: `{ cater(number: 55) { menus { ${nested(40, 'children { ', 'id ')} } } }`,
    limit: 'depth',
    actual: 43,
  },
  'a great width': { query: `{ ${many(3_000, (i) => `f${i}: cities { city }`)} }`, limit: 'tokens', actual: 18_002 },
  'thirty thousand names': { query: `{ ${many(30_000, () => 'id')} }`, limit: 'tokens', actual: 20_000 },
  '10,000 aliases': { query: `{ ${many(10_000, (i) => `a${i}: __typename`)} }`, limit: 'tokens', actual: 20_000 },
  '31 aliases': { query: `{ ${many(31, (i) => `a${i}: __typename`)} }`, limit: 'aliases', actual: 31 },
  'one field again and again': {
    query: `{ ${many(400, () => 'cater(number: 55) { name }')} }`,
    limit: 'repeats',
    actual: 399,
  },
  'the same in inline fragments': {
    query: `{ cater(number: 55) { ${many(200, () => '... { name }')} } }`,
    limit: 'fragments',
    actual: 200,
  },
  'fields that are doubled at each level': {
    query: `{ cater(number: 55) { menus { ${doubled(7)} } } }`,
    limit: 'repeats',
    actual: 127,
  },
  'hundreds of fragments': {
    query: `{ cater(number: 55) { ${many(400, (i) => `...F${i}`)} } } ${many(400, (i) => `fragment F${i} on Cater { id }`)}`,
    limit: 'fragments',
    actual: 400,
  },
  '10,000 directives': { query: `{ __typename ${'@a '.repeat(10_000)} }`, limit: 'tokens', actual: 20_000 },
  '1,000 directives': { query: `{ __typename ${'@a '.repeat(1_000)} }`, limit: 'directives', actual: 1_000 },
  'hundreds of variables': {
    query: `query (${many(900, (i) => `$v${i}: Int`)}) { __typename }`,
    limit: 'variables',
    actual: 900,
  },
  'a huge page': {
    query: '{ caters(first: 2000000000) { totalCount } }',
    limit: 'pageSize',
    actual: 2_000_000_000,
  },
  'a huge page by a variable': {
    query: 'query ($first: Int) { caters(first: $first) { totalCount } }',
    variables: { first: 101 },
    limit: 'pageSize',
    actual: 101,
  },
  'a huge list of ids': {
    query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    variables: { ids: Array.from({ length: 20_000 }, (_, i) => `Q2F0ZXI6${i}`) },
    limit: 'pageSize',
    actual: 20_000,
  },
  'lists within lists': {
    query: '{ caters(first: 100) { edges { node { menus { children { children { id name } } } } } } }',
    limit: 'complexity',
  },
  'a flood of introspection': {
    query: `{ ${many(30, (i) => `a${i}: __schema { types { fields { args { type { name } } type { fields { name } } } } }`)} }`,
    limit: 'complexity',
  },
  '1 MB of braces': { query: '{'.repeat(1_000_000), limit: 'tokens', actual: 20_000 },
}

const circles = many(90, (i) => `fragment F${i} on Cater { ...F${(i + 1) % 90} }`)

/** Queries that no limit of ours names, and that occupy a validator for long. */
export const LABORIOUS_QUERIES = {
  'fragments that go in circles': { query: `{ cater(number: 55) { ...F0 } } ${circles}` },
  'introspection that goes in circles': {
    query: `{ __schema { types { ${nested(5, 'fields { type { ', 'name')} ${'}'.repeat(5)} } } }`,
  },
  'thousands of wrong values': {
    query: 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }',
    variables: { input: { menus: Array.from({ length: 60_000 }, () => ({ x: 1 })) } },
  },
}

function doubled(levels: number): string {
  return levels === 0 ? 'id' : `children { ${doubled(levels - 1)} } children { ${doubled(levels - 1)} }`
}
