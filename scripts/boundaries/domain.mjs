/** @type {Record<string, import('./folderRules.mjs').FolderRules>} */
export const DOMAIN = {
  domain: {
    ground: ['texts', 'time', 'money'],
    top: [],
    features: {
      availability: 'menus zones',
      basket: 'menus',
      caters: '',
      foods: '',
      html: '',
      images: '',
      kitchen: '',
      menus: 'foods',
      orders: 'availability foods menus zones',
      reports: '',
      search: 'foods menus',
      zones: '',
    },
  },
}
