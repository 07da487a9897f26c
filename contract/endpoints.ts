import type { Role } from './users.ts'

/** Who may ask at all. Whether a thing is theirs is decided where it is read: what belongs to others is 404. */
export type Access = 'public' | readonly [Role, ...Role[]]

const admins = ['admin'] as const
const caters = ['cater'] as const
const catersAndAdmins = ['cater', 'admin'] as const
const everybodySignedIn = ['cater', 'admin', 'customer'] as const

/** Every call of the v2 service and who may make it. The service refuses to start with a route that is not here. */
export const endpoints = {
  'POST /api/users/login': 'public',
  'GET /api/users/me': everybodySignedIn,
  'GET /api/users': admins,
  'POST /api/users': admins,
  'DELETE /api/users': admins,
  'POST /api/users/password-link': 'public',
  'POST /api/users/password': 'public',
  'GET /.well-known/jwks.json': 'public',

  'GET /api/v2/pages': 'public',
  'GET /api/v2/trimmed-pages': 'public',
  'GET /api/v2/pages/:id': 'public',
  'GET /api/v2/page-by-url/:url': 'public',
  'POST /api/v2/pages': admins,
  'PUT /api/v2/pages': admins,
  'DELETE /api/v2/pages': admins,

  'GET /api/caters/get-all': admins,
  'GET /api/v2/caters/:caterId': catersAndAdmins,
  'POST /api/caters/create': admins,
  'GET /api/v2/caters': 'public',
  'GET /api/v2/caters-public/:caterId': 'public',
  'PUT /api/v2/caters': catersAndAdmins,
  'PUT /api/v2/caters/full': catersAndAdmins,
  'DELETE /api/v2/caters': admins,
  'PUT /api/v2/caters/update-ordering': admins,
  'GET /api/caters/images/:caterId/:path': 'public',

  'GET /api/v2/caters/:caterId/categories': 'public',
  'GET /api/v2/caters/:caterId/categories/:categoryId': 'public',
  'POST /api/v2/caters/:caterId/categories': catersAndAdmins,
  'PUT /api/v2/caters/:caterId/categories/:categoryId': catersAndAdmins,
  'DELETE /api/v2/caters/:caterId/categories/:categoryId': catersAndAdmins,
  'POST /api/v2/caters/:caterId/categories/:categoryId/add-menus': catersAndAdmins,
  'PUT /api/v2/caters/:caterId/categories/ordering': catersAndAdmins,
  'DELETE /api/v2/caters/:caterId/categories/:categoryId/menus/:menuId': catersAndAdmins,

  'GET /api/v2/caters/:caterId/products/menus': 'public',
  'GET /api/v2/caters/:caterId/products/menus/:menuId': 'public',
  'POST /api/v2/caters/:caterId/products/menus': catersAndAdmins,
  'PUT /api/v2/caters/:caterId/products/menus/:menuId': catersAndAdmins,
  'DELETE /api/v2/caters/:caterId/products/menus/:menuId': catersAndAdmins,
  'POST /api/v2/caters/:caterId/products/menus/:parentId/child': catersAndAdmins,
  'PUT /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': catersAndAdmins,
  'DELETE /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': catersAndAdmins,
  'POST /api/v2/caters/:caterId/products/menus/:menuId/copy': catersAndAdmins,
  'PUT /api/v2/caters/:caterId/products/menus/update/ordering': catersAndAdmins,
  "PUT /api/v2/caters/:caterId/products/menus/update/ordering'": catersAndAdmins,
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/categories': catersAndAdmins,
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/dishes': catersAndAdmins,

  'GET /api/v2/caters/:caterId/dishes': catersAndAdmins,
  'GET /api/v2/caters/:caterId/dishes/:dishId': catersAndAdmins,
  'POST /api/v2/caters/:caterId/dishes': catersAndAdmins,
  'PUT /api/v2/caters/dishes': catersAndAdmins,
  'DELETE /api/v2/caters/dishes': catersAndAdmins,

  'GET /api/v2/caters/:caterId/services': 'public',
  'GET /api/v2/caters/:caterId/services/:serviceId': catersAndAdmins,
  'POST /api/v2/caters/:caterId/services': catersAndAdmins,
  'PUT /api/v2/caters/services': catersAndAdmins,
  'DELETE /api/v2/caters/services': catersAndAdmins,

  'GET /api/v2/cities': 'public',
  'GET /api/v2/filters': 'public',
  'GET /api/v2/filters/grouped': 'public',
  'POST /api/v2/filters': admins,
  'PUT /api/v2/filters': admins,
  'DELETE /api/v2/filters': admins,

  'POST /api/v2/orders': 'public',
  'GET /api/v2/orders': ['customer', 'admin'],
  'GET /api/v2/orders/events': catersAndAdmins,
  'GET /api/v2/orders/:orderId': everybodySignedIn,
  // The first is the original's, with a literal colon before the id
  'PUT /api/v2/orders/:::orderId': admins,
  'PUT /api/v2/orders/:orderId': admins,
  'POST /api/v2/orders/:orderId/messages': ['customer'],
  'POST /api/v2/cater/orders/:orderId/messages': caters,
  'GET /api/v2/cater/orders': caters,
  'GET /api/v2/cater/all-orders/:caterId': catersAndAdmins,
  'GET /api/v2/cater/orders/:orderId': caters,
  'PUT /api/v2/cater/orders/:orderId/accept': caters,
  'PUT /api/v2/cater/orders/:orderId/refuse': caters,
  'PUT /api/v2/cater/orders/:orderId/paid': caters,
  'PUT /api/v2/cater/orders/:orderId/undo': caters,
  'PUT /api/v2/cater/orders/:orderId/seen': caters,
  'POST /api/v2/cater/orders/:orderId/mails/:mailId/resend': catersAndAdmins,
  'GET /api/v2/order-paid/:orderId': 'public',
  'GET /api/v2/admin/orders': admins,
  'GET /api/v2/admin/mails': admins,
  'POST /api/v2/admin/mails/:mailId/resend': admins,
  'GET /api/v2/cater/statistics': caters,
  'GET /api/v2/admin/statistics': admins,
  'GET /api/v2/cater/production': caters,
  'PUT /api/v2/cater/production/prints': caters,
  'GET /api/v2/cater/calendar-secret': caters,
  'PUT /api/v2/cater/calendar-secret': caters,
  'GET /api/v2/calendar/:secret': 'public',

  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /openapi.json': 'public',
  'GET /docs': 'public',
} as const satisfies Record<string, Access>

/** A call: its method and its path with placeholders. */
export type Endpoint = keyof typeof endpoints
