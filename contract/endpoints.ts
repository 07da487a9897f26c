import type { Role, StaffRole } from './users.ts'

/** The roles by which access is decided: a caterer's users by what they do for it. */
export type AccessRole = StaffRole | Exclude<Role, 'cater'>

/** The roles that may call an endpoint. Ownership is checked where the resource is read: 404 for that of others. */
export type Access = 'public' | readonly [AccessRole, ...AccessRole[]]

const ADMINS = ['admin'] as const
const CUSTOMERS = ['customer'] as const
/** The roles that make and deliver: everybody of a caterer. */
const KITCHEN = ['owner', 'staff', 'kitchen'] as const
/** The roles that serve customers. */
const STAFF = ['owner', 'staff'] as const
const STAFF_AND_ADMINS = ['owner', 'staff', 'admin'] as const
/** The roles that decide about the caterer and its users. */
const OWNERS_AND_ADMINS = ['owner', 'admin'] as const
const ORDER_PARTIES = ['owner', 'staff', 'admin', 'customer'] as const
const SIGNED_IN = ['owner', 'staff', 'kitchen', 'admin', 'customer'] as const

/** Every endpoint of the v2 service and its roles. The service refuses to start with a route that is missing here. */
export const endpoints = {
  'POST /api/users/login': 'public',
  'GET /api/users/me': SIGNED_IN,
  'DELETE /api/v2/users/me/sessions/current': SIGNED_IN,
  'GET /api/users': OWNERS_AND_ADMINS,
  'POST /api/users': OWNERS_AND_ADMINS,
  'DELETE /api/users': OWNERS_AND_ADMINS,
  'PUT /api/users/:userId/staff-role': OWNERS_AND_ADMINS,
  'POST /api/users/:userId/invitation': OWNERS_AND_ADMINS,
  'POST /api/users/password-link': 'public',
  'POST /api/users/password': 'public',
  'GET /.well-known/jwks.json': 'public',

  'GET /api/v2/pages': 'public',
  'GET /api/v2/trimmed-pages': 'public',
  'GET /api/v2/pages/:id': 'public',
  'GET /api/v2/page-by-url/:url': 'public',
  'POST /api/v2/pages': ADMINS,
  'POST /api/v2/pages/images': ADMINS,
  'PUT /api/v2/pages': ADMINS,
  'DELETE /api/v2/pages': ADMINS,

  'GET /api/caters/get-all': ADMINS,
  'GET /api/v2/caters/:caterId': OWNERS_AND_ADMINS,
  'POST /api/caters/create': ADMINS,
  'GET /api/v2/caters': 'public',
  'GET /api/v2/caters-public/:caterId': 'public',
  'GET /api/v2/cater-search': 'public',
  'GET /api/v2/cater-suggestions': 'public',
  'PUT /api/v2/caters': OWNERS_AND_ADMINS,
  'PUT /api/v2/caters/full': OWNERS_AND_ADMINS,
  'DELETE /api/v2/caters': ADMINS,
  'PUT /api/v2/caters/update-ordering': ADMINS,
  'GET /api/caters/images/:caterId/:path': 'public',

  'GET /api/v2/caters/:caterId/availability': 'public',
  'POST /api/v2/caters/:caterId/availability/answer': 'public',
  'GET /api/v2/caters/:caterId/availability-rules': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/availability-rules': OWNERS_AND_ADMINS,
  'GET /api/v2/caters/:caterId/zones': 'public',
  'PUT /api/v2/caters/:caterId/zones': OWNERS_AND_ADMINS,
  'GET /api/v2/caters/:caterId/delivery': 'public',
  'GET /api/v2/caters/:caterId/calendar': STAFF_AND_ADMINS,

  'POST /api/v2/caters/:caterId/shared-baskets': 'public',
  'GET /api/v2/shared-baskets/:key': 'public',

  'GET /api/v2/caters/:caterId/categories': 'public',
  'GET /api/v2/caters/:caterId/categories/:categoryId': 'public',
  'POST /api/v2/caters/:caterId/categories': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/categories/:categoryId': STAFF_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/categories/:categoryId': STAFF_AND_ADMINS,
  'POST /api/v2/caters/:caterId/categories/:categoryId/add-menus': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/categories/ordering': STAFF_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/categories/:categoryId/menus/:menuId': STAFF_AND_ADMINS,

  'GET /api/v2/caters/:caterId/products/menus': 'public',
  'GET /api/v2/caters/:caterId/products/menus/:menuId': 'public',
  'GET /api/v2/caters/:caterId/products/menus/:menuId/price-history': STAFF_AND_ADMINS,
  'POST /api/v2/caters/:caterId/products/menus': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/products/menus/:menuId': STAFF_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/products/menus/:menuId': STAFF_AND_ADMINS,
  'POST /api/v2/caters/:caterId/products/menus/:parentId/child': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': STAFF_AND_ADMINS,
  'DELETE /api/v2/caters/:caterId/products/menus/:parentId/child/:menuId': STAFF_AND_ADMINS,
  'POST /api/v2/caters/:caterId/products/menus/:menuId/copy': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/products/menus/:menuId/move-child': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/products/menus/update/ordering': STAFF_AND_ADMINS,
  "PUT /api/v2/caters/:caterId/products/menus/update/ordering'": STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/categories': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/envelopes/:menuId/dishes': STAFF_AND_ADMINS,

  'GET /api/v2/caters/:caterId/dishes': STAFF_AND_ADMINS,
  'GET /api/v2/caters/:caterId/dishes/:dishId': STAFF_AND_ADMINS,
  'POST /api/v2/caters/:caterId/dishes': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/dishes': STAFF_AND_ADMINS,
  'DELETE /api/v2/caters/dishes': STAFF_AND_ADMINS,

  'GET /api/v2/caters/:caterId/foods': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/foods/:kind/:foodId/declaration': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/:caterId/foods/declarations': STAFF_AND_ADMINS,

  'GET /api/v2/caters/:caterId/services': 'public',
  'GET /api/v2/caters/:caterId/services/:serviceId': STAFF_AND_ADMINS,
  'POST /api/v2/caters/:caterId/services': STAFF_AND_ADMINS,
  'PUT /api/v2/caters/services': STAFF_AND_ADMINS,
  'DELETE /api/v2/caters/services': STAFF_AND_ADMINS,

  'GET /api/v2/cities': 'public',
  'GET /api/v2/filters': 'public',
  'GET /api/v2/filters/grouped': 'public',
  'POST /api/v2/filters': ADMINS,
  'PUT /api/v2/filters': ADMINS,
  'DELETE /api/v2/filters': ADMINS,

  'POST /api/v2/orders': 'public',
  'GET /api/v2/orders': ['customer', 'admin'],
  'GET /api/v2/orders/events': STAFF_AND_ADMINS,
  'GET /api/v2/orders/:orderId': ORDER_PARTIES,
  'GET /api/v2/orders/:orderId/calendar.ics': ORDER_PARTIES,
  // The original service has a literal colon before the id of the first
  'PUT /api/v2/orders/:::orderId': ADMINS,
  'PUT /api/v2/orders/:orderId': ADMINS,
  'POST /api/v2/orders/:orderId/messages': CUSTOMERS,
  'POST /api/v2/cater/orders': STAFF_AND_ADMINS,
  'GET /api/v2/cater/customer': STAFF_AND_ADMINS,
  'POST /api/v2/cater/orders/:orderId/messages': STAFF,
  'POST /api/v2/cater/orders/:orderId/notes': STAFF,
  'GET /api/v2/cater/orders': STAFF,
  'GET /api/v2/cater/all-orders/:caterId': STAFF_AND_ADMINS,
  'GET /api/v2/cater/orders/:orderId': STAFF,
  'PUT /api/v2/cater/orders/:orderId/accept': STAFF,
  'PUT /api/v2/cater/orders/:orderId/refuse': STAFF,
  'PUT /api/v2/cater/orders/:orderId/paid': STAFF,
  'PUT /api/v2/cater/orders/:orderId/undo': STAFF,
  'PUT /api/v2/cater/orders/:orderId/cancel': STAFF,
  'PUT /api/v2/cater/orders/:orderId/seen': STAFF,
  'POST /api/v2/cater/orders/:orderId/proposals': STAFF,
  'PUT /api/v2/cater/orders/:orderId/proposals/:proposalId/accept': STAFF,
  'PUT /api/v2/cater/orders/:orderId/proposals/:proposalId/decline': STAFF,
  'PUT /api/v2/cater/orders/:orderId/proposals/:proposalId/withdraw': STAFF,
  'POST /api/v2/cater/orders/:orderId/mails/:mailId/resend': STAFF_AND_ADMINS,
  'GET /api/v2/cater/offers': STAFF,
  'POST /api/v2/cater/offers': STAFF,
  'GET /api/v2/cater/offers/:offerId': STAFF,
  'PUT /api/v2/cater/offers/:offerId': STAFF,
  'DELETE /api/v2/cater/offers/:offerId': STAFF,
  'POST /api/v2/cater/offers/:offerId/send': STAFF,
  'POST /api/v2/cater/offers/:offerId/versions': STAFF,
  'GET /api/v2/offer-links/:token': 'public',
  'POST /api/v2/offer-links/:token/approve': 'public',
  'POST /api/v2/offer-links/:token/decline': 'public',
  'POST /api/v2/offer-links/:token/order': 'public',
  'GET /api/v2/order-links/:token': 'public',
  'GET /api/v2/order-links/:token/calendar.ics': 'public',
  'POST /api/v2/order-links/:token/messages': 'public',
  'POST /api/v2/order-links/:token/changes': 'public',
  'POST /api/v2/order-links/:token/cancel': 'public',
  'POST /api/v2/order-links/:token/proposals': 'public',
  'POST /api/v2/order-links/:token/proposals/:proposalId/accept': 'public',
  'POST /api/v2/order-links/:token/proposals/:proposalId/decline': 'public',
  'POST /api/v2/order-links/:token/proposals/:proposalId/withdraw': 'public',
  'POST /api/v2/order-links/:token/renewal': 'public',
  'GET /api/v2/order-paid/:orderId': 'public',
  'GET /api/v2/admin/orders': ADMINS,
  'GET /api/v2/admin/mails': ADMINS,
  'POST /api/v2/admin/mails/:mailId/resend': ADMINS,
  'GET /api/v2/cater/statistics': STAFF,
  'GET /api/v2/admin/statistics': ADMINS,
  'GET /api/v2/cater/production': KITCHEN,
  'PUT /api/v2/cater/production/prints': KITCHEN,
  'GET /api/v2/cater/kitchen-orders': KITCHEN,
  'PUT /api/v2/cater/orders/:orderId/delivered': KITCHEN,
  'GET /api/v2/cater/calendar-feeds': STAFF,
  'DELETE /api/v2/cater/calendar-feeds/:userId': STAFF,
  'PUT /api/v2/cater/calendar-secret': STAFF,
  'GET /api/v2/calendar/:secret': 'public',

  'GET /api/v2/search': STAFF_AND_ADMINS,

  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /openapi.json': 'public',
  'GET /docs': 'public',
} as const satisfies Record<string, Access>

/** An endpoint: its method and its path with placeholders. */
export type Endpoint = keyof typeof endpoints
