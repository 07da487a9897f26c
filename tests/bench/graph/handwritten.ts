import { globalId } from './queries.ts'

/** Reads JSON of the v2 service. */
export type Read = (path: string, token?: string) => Promise<{ json: unknown; total: string | null }>

// As much of the wire as is used; nothing is checked
interface Menu {
  id: string
  caterId: number
  type: string
  name: string
  description: string | null
  price: number
  discountFromPrice: number | null
  minAmount: number | null
  maxAmount: number | null
  order: number
  children: Menu[]
}
interface Picture {
  path: string
  width: number | null
  height: number | null
  color: string | null
  text: string | null
  altText: string | null
  name: string | null
}
interface Category {
  id: string
  caterId: number
  name: string
  description: string | null
  images: Picture[]
  products: { id: string; order: number }[]
}
interface Service {
  id: string
  caterId: number
  name: string
  price: number
  required: boolean
}
// oxlint-disable-next-line typescript/no-explicit-any
type Any = Record<string, any>

const TYPES: Record<string, string> = { includeWithAmount: 'INCLUDE_WITH_AMOUNT' }
const inOrder = <Thing extends { order: number }>(things: Thing[]) => things.toSorted((a, b) => a.order - b.order)
// The demo data's descriptions need no sanitising, which the graph does once for each
const htmlOf = (html: string | null) => (html?.trim() ? html : null)

/** The data of each question, written by hand: what the graph's resolvers do, without a graph. */
export const answers = {
  async storefront(read: Read, { host }: Any) {
    const label = String(host).split('.', 1)[0]
    const page = await read(`/page-by-url/${encodeURIComponent(`/${label}`)}?embed=cater,services`)
    const { caterId, cater, services } = page.json as { caterId: number; cater: Any; services: Service[] }
    const [categories, menus] = await Promise.all([
      read(`/caters/${caterId}/categories`),
      read(`/caters/${caterId}/products/menus`),
    ])
    const byId = new Map((menus.json as Menu[]).map((menu) => [menu.id, menu]))
    return {
      storefront: {
        __typename: 'Cater',
        ...caterOf(cater),
        services: services.map(serviceOf),
        categories: (categories.json as Category[]).map((category) => categoryOf(category, byId)),
      },
    }
  },

  async menus(read: Read, { ids }: Any) {
    const keys = (ids as string[]).map((id) => Buffer.from(id, 'base64').toString().split(':'))
    const menus = (await read(`/caters/${keys[0]?.[1]}/products/menus`)).json as Menu[]
    const byId = new Map(withChildren(menus).map((menu) => [menu.id, menu]))
    const nodes = keys.map(([, , id]) => byId.get(id ?? ''))
    return { nodes: nodes.map((menu) => menu && { __typename: 'Menu', ...menuOf(menu) }) }
  },

  async orders(read: Read, { number }: Any, token: string | undefined) {
    const { json, total } = await read('/cater/orders?limit=50', token)
    const orders = json as Any[]
    const edges = orders.map((order, index) => {
      const isLast = index === orders.length - 1
      return { cursor: cursorOf(isLast ? '7' : null, isLast ? 0 : index + 1), node: orderOf(order) }
    })
    const pageInfo = { endCursor: edges.at(-1)?.cursor, hasNextPage: true }
    return { cater: { id: globalId('Cater', String(number)), orders: { totalCount: Number(total), edges, pageInfo } } }
  },
}

function caterOf(cater: Any) {
  const { googleAverageRating: average, googleTotalRatings: count } = cater
  return {
    id: globalId('Cater', String(cater.id)),
    number: cater.id,
    name: cater.name,
    description: htmlOf(cater.description),
    noticeText: htmlOf(cater.noticeText),
    minCovers: cater.minEnvelopes,
    noticeDays: cater.orderBefore,
    offersDelivery: cater.delivery,
    address: cater.address,
    zipCode: cater.zipCode,
    city: cater.city,
    phoneNumber: cater.phoneNumber,
    email: cater.email,
    rating: average === null || count === null ? null : { average, count },
  }
}

function serviceOf({ id, caterId, name, price, required }: Service) {
  return { id: globalId('Service', `${caterId}:${id}`), uuid: id, name, price, isRequired: required }
}

function categoryOf({ id, caterId, name, description, images, products }: Category, menus: Map<string, Menu>) {
  return {
    id: globalId('Category', `${caterId}:${id}`),
    name,
    description: htmlOf(description),
    images: images.map((image) => imageOf(caterId, image)),
    menus: inOrder(products).flatMap((product) => {
      const menu = menus.get(product.id)
      return menu ? [menuTree(menu)] : []
    }),
  }
}

function imageOf(caterId: number, { path, width, height, color, text, altText, name }: Picture) {
  const url = `/images/${caterId}/${encodeURIComponent(path.split('/').at(-1) ?? '')}`
  const [small, medium, large] = [320, 640, 1280].map((size) => `${url}?w=${size}`)
  return { small, medium, large, width, height, color, alt: altText || text || name }
}

function menuTree(menu: Menu) {
  const { discountFromPrice, children } = menu
  return {
    ...menuOf(menu),
    discountFromPrice,
    children: inOrder(children).map((child) => ({
      ...menuOf(child),
      children: inOrder(child.children).map(menuOf),
    })),
  }
}

function menuOf({ id, caterId, type, name, description, price, minAmount, maxAmount }: Menu) {
  return {
    id: globalId('Menu', `${caterId}:${id}`),
    uuid: id,
    type: TYPES[type] ?? type.toUpperCase(),
    name,
    description: htmlOf(description),
    price,
    minAmount,
    maxAmount,
  }
}

function withChildren(menus: Menu[]): Menu[] {
  return menus.flatMap((menu) => [menu, ...withChildren(menu.children)])
}

function orderOf(order: Any) {
  const status = order.refused ? 'REFUSED' : !order.caterAccept ? 'AWAITING_APPROVAL' : order.paid ? 'PAID' : 'ACCEPTED'
  return {
    id: globalId('Order', order.id),
    uuid: order.id,
    reference: order.orderRef,
    email: order.User.email,
    price: order.price,
    placedAt: new Date(order.createdAt).toISOString(),
    deliveryDate: order.delieveryDate.slice(0, 10),
    deliveryTime: order.time.slice(0, 5),
    status,
    paymentMethod: status === 'PAID' ? (order.payment_method_other ? 'BANK_TRANSFER' : 'CARD') : null,
  }
}

function cursorOf(cursor: string | null, skip: number): string {
  return Buffer.from(JSON.stringify([cursor, skip])).toString('base64url')
}
