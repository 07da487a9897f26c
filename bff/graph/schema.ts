// Each file adds its part to the builder.
/* oxlint-disable import/no-unassigned-import */
import './scalars.ts'
import './userErrors.ts'
import '../caters/Cater.ts'
import '../caters/activeCaters.ts'
import '../cities/City.ts'
import '../orders/Order.ts'
import '../orders/acceptOrder.ts'
import '../orders/caterOrders.ts'
import '../orders/customerOrders.ts'
import '../orders/markOrderPaid.ts'
import '../orders/placeOrder.ts'
import '../orders/refuseOrder.ts'
import '../storefront/Storefront.ts'
import '../users/User.ts'
import '../users/login.ts'
import '../users/logout.ts'
import { builder } from './builder.ts'

/** The whole graph. */
export const schema = builder.toSchema()
