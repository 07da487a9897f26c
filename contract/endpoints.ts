import type { Role } from './users.ts'

/** The roles that may call an endpoint. Ownership is checked where the resource is read: 404 for that of others. */
export type Access = 'public' | readonly [Role, ...Role[]]

const ADMINS = ['admin'] as const
const CATERS = ['cater'] as const
const CATERS_AND_ADMINS = ['cater', 'admin'] as const
const SIGNED_IN = ['cater', 'admin', 'customer'] as const

/** Every endpoint of the v2 service and its roles. The service refuses to start with a route that is missing here. */
export const endpoints = {
  'POST /api/users/login': 'public',
  'GET /api/users/me': SIGNED_IN,
  'GET /api/users': ADMINS,
  'POST /api/users': ADMINS,
  'DELETE /api/users': ADMINS,
  'POST /api/users/password-link': 'public',
  'POST /api/users/password': 'public',
  'GET /.well-known/jwks.json': 'public',

  'GET /api/v2/pages': 'public',
  'GET /api/v2/trimmed-pages': 'public',
  'GET /api/v2/pages/:id': 'public',
  'GET /api/v2/page-by-url/:url': 'public',
  'POST /api/v2/pages': ADMINS,
  'PUT /api/v2/pages': ADMINS,
  'DELETE /api/v2/pages': ADMINS,

  'GET /api/caters/get-all': ADMINS,
  'GET /api/v2/caters/:caterId': CATERS_AND_ADMINS,
  'POST /api/caters/create': ADMINS,
  'GET /api/v2/caters': 'public',
  'GET /api/v2/caters-public/:caterId': 'public',
  'PUT /api/v2/caters': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/full': CATERS_AND_ADMINS,
  'DELETE /api/v2/caters': ADMINS,
  'PUT /api/v2/caters/update-ordering': ADMINS,
  'GET /api/caters/images/:caterId/:path': 'public',

  'GET /api/v2/caters/:caterId/categories': 'public',
  'GET /api/v2/caters/:caterId/categories/:categoryId': 'public',
  'POST /api/v2/caters/:caterId/categories': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/categories/:categoryId': CATERS_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/categories/:categoryId': CATERS_AND_ADMINS,
  'POST /api/v2/caters/:caterId/categories/:categoryId/add-menus': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/categories/ordering': CATERS_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/categories/:categoryId/menus/:menuId': CATERS_AND_ADMINS,

  'GET /api/v2/caters/:caterId/products/menus': 'public',
  'GET /api/v2/caters/:caterId/products/menus/:menuId': 'public',
  'POST /api/v2/caters/:caterId/products/menus': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/products/menus/:menuId': CATERS_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/products/menus/:menuId': CATERS_AND_ADMINS,
  'POST /api/v2/caters/:caterId/products/menus/:parentId/child': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': CATERS_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': CATERS_AND_ADMINS,
  'POST /api/v2/caters/:caterId/products/menus/:menuId/copy': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/products/menus/update/ordering': CATERS_AND_ADMINS,
  "PUT /api/v2/caters/:caterId/products/menus/update/ordering'": CATERS_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/categories': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/dishes': CATERS_AND_ADMINS,

  'GET /api/v2/caters/:caterId/dishes': CATERS_AND_ADMINS,
  'GET /api/v2/caters/:caterId/dishes/:dishId': CATERS_AND_ADMINS,
  'POST /api/v2/caters/:caterId/dishes': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/dishes': CATERS_AND_ADMINS,
  'DELETE /api/v2/caters/dishes': CATERS_AND_ADMINS,

  'GET /api/v2/caters/:caterId/services': 'public',
  'GET /api/v2/caters/:caterId/services/:serviceId': CATERS_AND_ADMINS,
  'POST /api/v2/caters/:caterId/services': CATERS_AND_ADMINS,
  'PUT /api/v2/caters/services': CATERS_AND_ADMINS,
  'DELETE /api/v2/caters/services': CATERS_AND_ADMINS,

  'GET /api/v2/cities': 'public',
  'GET /api/v2/filters': 'public',
  'GET /api/v2/filters/grouped': 'public',
  'POST /api/v2/filters': ADMINS,
  'PUT /api/v2/filters': ADMINS,
  'DELETE /api/v2/filters': ADMINS,

  'POST /api/v2/orders': 'public',
  'GET /api/v2/orders': ['customer', 'admin'],
  'GET /api/v2/orders/events': CATERS_AND_ADMINS,
  'GET /api/v2/orders/:orderId': SIGNED_IN,
  // The original service has a literal colon before the id of the first
  'PUT /api/v2/orders/:::orderId': ADMINS,
  'PUT /api/v2/orders/:orderId': ADMINS,
  'POST /api/v2/orders/:orderId/messages': ['customer'],
  'POST /api/v2/cater/orders/:orderId/messages': CATERS,
  'GET /api/v2/cater/orders': CATERS,
  'GET /api/v2/cater/all-orders/:caterId': CATERS_AND_ADMINS,
  'GET /api/v2/cater/orders/:orderId': CATERS,
  'PUT /api/v2/cater/orders/:orderId/accept': CATERS,
  'PUT /api/v2/cater/orders/:orderId/refuse': CATERS,
  'PUT /api/v2/cater/orders/:orderId/paid': CATERS,
  'PUT /api/v2/cater/orders/:orderId/undo': CATERS,
  'PUT /api/v2/cater/orders/:orderId/seen': CATERS,
  'POST /api/v2/cater/orders/:orderId/mails/:mailId/resend': CATERS_AND_ADMINS,
  'GET /api/v2/order-paid/:orderId': 'public',
  'GET /api/v2/admin/orders': ADMINS,
  'GET /api/v2/admin/mails': ADMINS,
  'POST /api/v2/admin/mails/:mailId/resend': ADMINS,
  'GET /api/v2/cater/statistics': CATERS,
  'GET /api/v2/admin/statistics': ADMINS,
  'GET /api/v2/cater/production': CATERS,
  'PUT /api/v2/cater/production/prints': CATERS,
  'GET /api/v2/cater/calendar-secret': CATERS,
  'PUT /api/v2/cater/calendar-secret': CATERS,
  'GET /api/v2/calendar/:secret': 'public',

  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /openapi.json': 'public',
  'GET /docs': 'public',
} as const satisfies Record<string, Access>

/** An endpoint: its method and its path with placeholders. */
export type Endpoint = keyof typeof endpoints
