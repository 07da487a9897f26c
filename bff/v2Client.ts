import { availabilityApi } from './availability/availabilityApi.ts'
import { catersApi } from './caters/catersApi.ts'
import { categoriesApi } from './categories/categoriesApi.ts'
import { citiesApi } from './cities/citiesApi.ts'
import { pagesApi } from './cms/pagesApi.ts'
import { dishesApi } from './dishes/dishesApi.ts'
import { foodsApi } from './foods/foodsApi.ts'
import { filtersApi } from './filters/filtersApi.ts'
import { kitchenApi } from './kitchen/kitchenApi.ts'
import { menusApi } from './menus/menusApi.ts'
import { orderLinksApi } from './orders/orderLinksApi.ts'
import { ordersApi } from './orders/ordersApi.ts'
import { offersApi } from './offers/offersApi.ts'
import { proposalsApi } from './orders/proposals/proposalsApi.ts'
import { reportsApi } from './reports/reportsApi.ts'
import { searchApi } from './search/searchApi.ts'
import { servicesApi } from './services/servicesApi.ts'
import { sharedBasketsApi } from './sharedBaskets/sharedBasketsApi.ts'
import { sessionApi } from './session/sessionApi.ts'
import { canManage, type Viewer } from './session/viewer.ts'
import { usersApi } from './users/usersApi.ts'
import type { PublicReads } from './v2/publicReads.ts'
import { createCatalogueReads } from './v2/catalogueReads.ts'
import type { Http } from './v2/http.ts'
import { zonesApi } from './zones/zonesApi.ts'

declare module './graph/context.ts' {
  interface V2 extends ReturnType<typeof createV2> {}
}

/** Joins the clients of all features. */
export function createV2(reads: PublicReads, http: Http, viewer: Viewer | null) {
  const catalogue = createCatalogueReads(reads, http, (caterId) => canManage(viewer, caterId))
  return {
    session: sessionApi(http),
    users: usersApi(http),
    pages: pagesApi(reads, http),
    filters: filtersApi(reads, http),
    availability: availabilityApi(http),
    caters: catersApi(reads, catalogue, http),
    categories: categoriesApi(catalogue, http),
    menus: menusApi(catalogue, http),
    dishes: dishesApi(catalogue, http, viewer),
    foods: foodsApi(catalogue, http),
    services: servicesApi(catalogue, http),
    cities: citiesApi(reads),
    orders: ordersApi(http, viewer),
    orderLinks: orderLinksApi(http),
    proposals: proposalsApi(http),
    sharedBaskets: sharedBasketsApi(http),
    offers: offersApi(http),
    kitchen: kitchenApi(http),
    reports: reportsApi(http, viewer),
    search: searchApi(reads, http),
    zones: zonesApi(catalogue, http),
  }
}
