/** Every address of the site is made here. */
export const paths = {
  home: () => '/',
  /** The front page at its caterers; with the number of a filter, those that it finds. */
  found: (filter?: number) => (filter === undefined ? '/#leverandorer' : `/?filter=${filter}#leverandorer`),
  category: (name: string) => `/?category=${encodeURIComponent(name)}`,
  order: () => '/anmod',
  thanks: (orderId?: string) =>
    orderId ? `/tak-for-din-bestilling/${encodeURIComponent(orderId)}` : '/tak-for-din-bestilling',
  conditions: () => '/handelsbetingelser',
  accessibility: () => '/tilgaengelighed',
  /** `from` is the path to come back to after login. */
  login: (from?: string) => (from ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  /** Sets a password with a link, requests that link without one. */
  password: () => '/adgangskode',
  office: () => '/admin',
  officeOrders: () => '/admin/ordre',
  officeOrder: (orderId: string) => `/admin/ordre/${encodeURIComponent(orderId)}`,
  /** `search` is that of the order list: the file holds what the list shows. */
  officeOrdersCsv: (search: string) => `/admin/ordre.csv${search}`,
  officeProduction: () => '/admin/ordre/produktion',
  officeDaySlips: () => '/admin/ordre/produktion/sedler',
  /** The slips of chosen orders, by their global ids. */
  officeSlips: (orders: readonly string[]) =>
    `/admin/ordre/produktion/sedler?ordrer=${orders.map(encodeURIComponent).join(',')}`,
  officeKitchenOrders: () => '/admin/ordre/produktion/ordrer',
  officeDrive: () => '/admin/ordre/produktion/koersel',
  officeCaters: () => '/admin/caters',
  newCater: () => '/admin/caters/opret',
  editCater: (cater: number) => `/admin/caters/opdater/${cater}`,
  officeCater: (cater: number) => `/admin/caters/${cater}`,
  officeAvailability: (cater: number) => `/admin/caters/${cater}/levering`,
  officeCalendar: (cater: number) => `/admin/caters/${cater}/kalender`,
  officeZones: (cater: number) => `/admin/caters/${cater}/leveringsomraader`,
  officeUsers: (cater: number) => `/admin/caters/${cater}/brugere`,
  officeCategories: (cater: number) => `/admin/caters/${cater}/kategorier`,
  newCategory: (cater: number) => `/admin/caters/${cater}/kategori/opret`,
  officeCategory: (cater: number, category: string) =>
    `/admin/caters/${cater}/kategori/${encodeURIComponent(category)}`,
  officeMenus: (cater: number) => `/admin/caters/${cater}/menuer`,
  newMenu: (cater: number) => `/admin/caters/${cater}/menus/create`,
  officeMenu: (cater: number, menu: string) => `/admin/caters/${cater}/menus/${encodeURIComponent(menu)}`,
  officeDishes: (cater: number) => `/admin/caters/${cater}/retter`,
  newDish: (cater: number) => `/admin/caters/${cater}/anretning/opret`,
  officeDish: (cater: number, dish: string) => `/admin/caters/${cater}/anretning/${encodeURIComponent(dish)}`,
  officeServices: (cater: number) => `/admin/caters/${cater}/services`,
  newService: (cater: number) => `/admin/caters/${cater}/service/opret`,
  officeService: (cater: number, service: string) => `/admin/caters/${cater}/service/${encodeURIComponent(service)}`,
  officePages: () => '/admin/sider',
  newPage: () => '/admin/sider/opret',
  officePage: (page: string) => `/admin/sider/${encodeURIComponent(page)}`,
  officeFilters: () => '/admin/filtre',
}
