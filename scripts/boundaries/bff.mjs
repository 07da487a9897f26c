/** @type {Record<string, import('./folderRules.mjs').FolderRules>} */
export const BFF = {
  bff: {
    ground: ['config.ts', 'http', 'cache', 'observability', 'v2', 'session', 'execution', 'graph', 'images'],
    top: ['ssr', 'development'],
    features: {
      availability: 'caters',
      categories: 'caters',
      caters: 'cities filters',
      cities: '',
      cms: 'caters filters menus',
      dishes: 'caters',
      filters: '',
      foods: 'caters dishes menus',
      kitchen: 'caters foods orders',
      menus: 'categories caters dishes',
      offers: 'caters orders',
      orders: 'availability caters foods menus users',
      prices: 'menus',
      reports: 'caters',
      search: 'caters filters foods menus orders',
      services: 'caters',
      sharedBaskets: 'caters cities foods menus',
      storefront: 'caters',
      users: 'caters',
      zones: 'caters',
    },
  },
}
