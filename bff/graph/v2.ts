import { catersApi } from '../caters/catersApi.ts'
import { categoriesApi } from '../categories/categoriesApi.ts'
import { citiesApi } from '../cities/citiesApi.ts'
import { menusApi } from '../menus/menusApi.ts'
import { ordersApi } from '../orders/ordersApi.ts'
import { servicesApi } from '../services/servicesApi.ts'
import { pagesApi } from '../storefront/pagesApi.ts'
import type { Viewer } from '../users/tokens.ts'
import { usersApi } from '../users/usersApi.ts'
import type { PublicReads } from '../v2/cache.ts'
import type { Http } from '../v2/http.ts'

/** The whole v2 service as one operation sees it: public reads shared, the rest on behalf of who asks. */
export type V2 = ReturnType<typeof createV2>

/** See {@link V2}. */
export const createV2 = (reads: PublicReads, http: Http, viewer: Viewer | null) => ({
  users: usersApi(http),
  pages: pagesApi(reads),
  caters: catersApi(reads, http),
  categories: categoriesApi(reads),
  menus: menusApi(reads),
  services: servicesApi(reads),
  cities: citiesApi(reads),
  orders: ordersApi(http, viewer),
})
