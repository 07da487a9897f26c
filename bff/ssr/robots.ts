const PRIVATE_PATHS = ['/admin', '/login', '/anmod', '/tak-for-din-bestilling', '/graphql']

/** The robots.txt of a host: crawlers may read everything but the back office, the login and the pages of an order. */
export function robotsText(url: string): string {
  const disallowed = PRIVATE_PATHS.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...disallowed, `Sitemap: ${new URL('/sitemap.xml', url)}`, ''].join('\n')
}
