/** Every address of the site is made here. */
export const paths = {
  home: () => '/',
  category: (name: string) => `/?category=${encodeURIComponent(name)}`,
  order: () => '/anmod',
  thanks: (orderId?: string) =>
    orderId ? `/tak-for-din-bestilling/${encodeURIComponent(orderId)}` : '/tak-for-din-bestilling',
  /** `from` is the path to come back to after login. */
  login: (from?: string) => (from ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  office: () => '/admin',
  officeOrders: () => '/admin/ordre',
  officeOrder: (orderId: string) => `/admin/ordre/${encodeURIComponent(orderId)}`,
}
