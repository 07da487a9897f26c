/** The URL of the marketplace's front page, on the same port as a host. */
export function frontPageUrl(host: string, domain: string, isHttps: boolean): string {
  const port = /:(\d+)$/.exec(host)?.[0] ?? ''
  return `${isHttps ? 'https' : 'http'}://${domain}${port}/`
}
