import type { Endpoint } from './endpoints.ts'

/** The maximum number of items of one page of a list, and their number where the query has no limit. */
export const MAX_PAGE_ROWS = 500

/**
 * The length of the lists of an answer. `paged`: grows with the installation or with time, and is read by `limit` and
 * `cursor`. `bounded`: by what a query or one thing can hold, which the text names. `none`: no list.
 */
export type ListLength = 'paged' | 'none' | `bounded: ${string}`

type GetEndpoint = Extract<Endpoint, `GET ${string}`>

const CATALOGUE = 'bounded: the catalogue of one caterer, which its people type'

/** The length of every answer. No answer grows with the installation: one that would is paged. */
export const listLengths = {
  'GET /api/users/me': 'none',
  'GET /api/users': 'paged',
  'GET /.well-known/jwks.json': 'bounded: two keys while they rotate',

  'GET /api/v2/pages': 'paged',
  'GET /api/v2/trimmed-pages': 'paged',
  'GET /api/v2/pages/:id': 'none',
  'GET /api/v2/page-by-url/:url': 'none',

  'GET /api/caters/get-all': 'paged',
  'GET /api/v2/caters/:caterId': 'none',
  'GET /api/v2/caters': 'paged',
  'GET /api/v2/caters-public/:caterId': 'none',
  'GET /api/v2/cater-search': 'bounded: its limit; its answer has the cursor of the next',
  'GET /api/v2/cater-suggestions': 'bounded: its limit',
  'GET /api/caters/images/:caterId/:path': 'none',

  'GET /api/v2/caters/:caterId/availability': 'bounded: the days of the query',
  'GET /api/v2/caters/:caterId/availability-rules': CATALOGUE,
  'GET /api/v2/caters/:caterId/zones': CATALOGUE,
  'GET /api/v2/caters/:caterId/delivery': 'none',
  'GET /api/v2/caters/:caterId/calendar': 'bounded: the days of the query',
  'GET /api/v2/shared-baskets/:key': 'none',

  'GET /api/v2/caters/:caterId/categories': CATALOGUE,
  'GET /api/v2/caters/:caterId/categories/:categoryId': CATALOGUE,
  'GET /api/v2/caters/:caterId/products/menus': CATALOGUE,
  'GET /api/v2/caters/:caterId/products/menus/:menuId': 'none',
  'GET /api/v2/caters/:caterId/products/menus/:menuId/price-history': 'bounded: the changes of one menu within 60 days',
  'GET /api/v2/caters/:caterId/dishes': CATALOGUE,
  'GET /api/v2/caters/:caterId/dishes/:dishId': 'none',
  'GET /api/v2/caters/:caterId/foods': CATALOGUE,
  'GET /api/v2/caters/:caterId/services': CATALOGUE,
  'GET /api/v2/caters/:caterId/services/:serviceId': 'none',

  'GET /api/v2/cities': 'bounded: the postal codes of Denmark',
  'GET /api/v2/filters': 'bounded: the filters of the marketplace, which admins type',
  'GET /api/v2/filters/grouped': 'bounded: the filters of the marketplace, which admins type',

  'GET /api/v2/orders': 'paged',
  'GET /api/v2/orders/events': 'bounded: 500 events, with a cursor of its own',
  'GET /api/v2/orders/:orderId': 'none',
  'GET /api/v2/orders/:orderId/calendar.ics': 'none',
  'GET /api/v2/cater/customer': 'none',
  'GET /api/v2/cater/orders': 'paged',
  'GET /api/v2/cater/all-orders/:caterId': 'paged',
  'GET /api/v2/cater/orders/:orderId': 'none',
  'GET /api/v2/cater/offers': 'paged',
  'GET /api/v2/cater/offers/:offerId': 'none',
  'GET /api/v2/offer-links/:token': 'none',
  'GET /api/v2/order-links/:token': 'none',
  'GET /api/v2/order-links/:token/calendar.ics': 'none',
  'GET /api/v2/order-paid/:orderId': 'none',
  'GET /api/v2/admin/orders': 'paged',
  'GET /api/v2/admin/mails': 'paged',
  'GET /api/v2/cater/statistics': 'bounded: the weeks of the query',
  'GET /api/v2/admin/statistics': 'bounded: the weeks of the query',
  'GET /api/v2/cater/production': 'bounded: the days of the query, of one caterer',
  'GET /api/v2/cater/kitchen-orders': 'bounded: the days of the query, of one caterer',
  'GET /api/v2/cater/calendar-feeds': 'bounded: the users of one caterer',
  'GET /api/v2/calendar/:secret': 'bounded: the deliveries of one caterer from 30 days ago on',
  'GET /api/v2/search': 'bounded: a few hits of each kind',

  'GET /healthz': 'none',
  'GET /readyz': 'none',
  'GET /openapi.json': 'none',
  'GET /docs': 'none',
} as const satisfies Record<GetEndpoint, ListLength>
