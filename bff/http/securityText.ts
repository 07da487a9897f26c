const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** The content of /.well-known/security.txt (RFC 9116): where a weakness of the product is reported. `now` in milliseconds. */
export function securityText(contact: string, domain: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: da, en',
    `Canonical: https://${domain}/.well-known/security.txt`,
    '',
  ].join('\n')
}
