/** The queries of the comparison, sent by id as the web client does. */
export const DOCUMENTS = {
  storefront: `query Storefront($host: String!) {
  storefront(host: $host) {
    __typename
    ... on Cater {
      id number name description noticeText minCovers noticeDays offersDelivery address zipCode city phoneNumber email
      rating { average count }
      services { id uuid name price isRequired }
      categories {
        id name description
        images { small: url(width: 320) medium: url(width: 640) large: url(width: 1280) width height color alt }
        menus { id ...menu discountFromPrice children { id ...menu children { id ...menu } } }
      }
    }
  }
}
fragment menu on Menu { uuid type name description price minAmount maxAmount }
`,
  menus: `query Menus($ids: [ID!]!) {
  nodes(ids: $ids) { __typename id ... on Menu { uuid type name description price minAmount maxAmount } }
}
`,
  orders: `query Orders($number: Int!) {
  cater(number: $number) {
    id
    orders(first: 50) {
      totalCount
      edges {
        cursor
        node { id uuid reference email price placedAt deliveryDate deliveryTime status paymentMethod }
      }
      pageInfo { endCursor hasNextPage }
    }
  }
}
`,
}

/** The caterer whose answers are recorded. */
export const CATER = 55
/** So many more caterers answer the same: more than the graph's cache holds, so that each turn is a cold one. */
export const CATERS = 3_000
/** The number of the first of them. */
const FIRST = 10_000
const DOMAIN = 'localhost'

/** An operation's body. */
interface PersistedRequest {
  doc_id: keyof typeof DOCUMENTS
  variables: Record<string, unknown>
}

/** The caterer of a turn. */
export const caterOfTurn = (turn: number) => FIRST + (turn % CATERS)

/** The host of a caterer's storefront. */
export const hostOf = (cater: number) => `k${cater}.${DOMAIN}`

/** The storefront of a caterer, by its host. */
export function storefrontQuery(cater: number): PersistedRequest {
  return { doc_id: 'storefront', variables: { host: hostOf(cater) } }
}

/** Menus of a caterer, by their global ids. */
export function menusQuery(cater: number, uuids: readonly string[]): PersistedRequest {
  return { doc_id: 'menus', variables: { ids: uuids.map((uuid) => globalId('Menu', `${cater}:${uuid}`)) } }
}

/** The newest 50 orders of a caterer. */
export function ordersQuery(cater: number): PersistedRequest {
  return { doc_id: 'orders', variables: { number: cater } }
}

/** As the graph calls things. */
export function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64')
}
