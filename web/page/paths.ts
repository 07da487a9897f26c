/** Every address of the site is made here. */
export const paths = {
  home: () => '/',
  /** The front page at its caterers; with the number of a filter, those that it finds. */
  found: (filter?: number) => (filter === undefined ? '/#leverandorer' : `/?filter=${filter}#leverandorer`),
  category: (name: string) => `/?category=${encodeURIComponent(name)}`,
  /** Caterers side by side, on the bare domain. */
  comparison: () => '/sammenlign',
  order: () => '/anmod',
  sharedBasket: (key: string) => `/kurv/${encodeURIComponent(key)}`,
  priceEstimate: (key: string) => `/kurv/${encodeURIComponent(key)}/prisoverslag`,
  thanks: (orderId?: string) =>
    orderId ? `/tak-for-din-bestilling/${encodeURIComponent(orderId)}` : '/tak-for-din-bestilling',
  thanksCalendar: (orderId: string) => `${paths.thanks(orderId)}/kalender.ics`,
  /** An order's own page, for whoever has its link. */
  orderByLink: (token: string) => `/ordre/${encodeURIComponent(token)}`,
  orderCalendar: (token: string) => `${paths.orderByLink(token)}/kalender.ics`,
  /** An offer's own page, for whoever has its link. */
  offerByLink: (token: string) => `/tilbud/${encodeURIComponent(token)}`,
  conditions: () => '/handelsbetingelser',
  accessibility: () => '/tilgaengelighed',
  /** `from` is the path to come back to after login. */
  login: (from?: string) => (from ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  /** Sets a password with a link, requests that link without one. */
  password: () => '/adgangskode',
  office: () => '/admin',
  officeOrders: () => '/admin/ordre',
  officeOrder: (orderId: string) => `/admin/ordre/${encodeURIComponent(orderId)}`,
  /** The form of a proposal to the customer of an order. */
  officeProposal: (orderId: string) => `/admin/ordre/${encodeURIComponent(orderId)}/forslag`,
  officeOffers: () => '/admin/tilbud',
  /** The forms of a new offer: blank, and from a shared basket or an order. */
  newOffer: () => '/admin/tilbud/nyt',
  newOfferFromBasket: (key: string) => `/admin/tilbud/nyt?kurv=${encodeURIComponent(key)}`,
  newOfferFromOrder: (orderId: string) => `/admin/tilbud/nyt?ordre=${encodeURIComponent(orderId)}`,
  officeOffer: (offer: string) => `/admin/tilbud/${encodeURIComponent(offer)}`,
  /** `search` is that of the order list: the file holds what the list shows. */
  officeOrdersCsv: (search: string) => `/admin/ordre.csv${search}`,
  officeProduction: () => '/admin/ordre/produktion',
  officeDaySlips: () => '/admin/ordre/produktion/sedler',
  /** The slips of chosen orders, by their global ids. */
  officeSlips: (orders: readonly string[]) =>
    `/admin/ordre/produktion/sedler?ordrer=${orders.map(encodeURIComponent).join(',')}`,
  officeDayLabels: () => '/admin/ordre/produktion/etiketter',
  /** The labels of an order, by any of its ids. */
  officeLabels: (order: string) => `/admin/ordre/produktion/etiketter?ordrer=${encodeURIComponent(order)}`,
  officeKitchenOrders: () => '/admin/ordre/produktion/ordrer',
  officeDrive: () => '/admin/ordre/produktion/koersel',
  officeCaters: () => '/admin/caters',
  newCater: () => '/admin/caters/opret',
  editCater: (cater: number) => `/admin/caters/opdater/${cater}`,
  /** The form of a caterer, open at its prices. */
  caterPrices: (cater: number) => `${paths.editCater(cater)}?fane=priser`,
  officeCater: (cater: number) => `/admin/caters/${cater}`,
  newPhoneOrder: (cater: number) => `/admin/caters/${cater}/ny-ordre`,
  officeSettings: (cater: number) => `/admin/caters/${cater}/indstillinger`,
  officeAvailability: (cater: number) => `/admin/caters/${cater}/levering`,
  /** What cancelling costs and what customers change themselves. */
  officeTerms: (cater: number) => `${paths.officeAvailability(cater)}#betingelser`,
  officeCalendar: (cater: number) => `/admin/caters/${cater}/kalender`,
  officeFoods: (cater: number) => `/admin/caters/${cater}/allergener`,
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
