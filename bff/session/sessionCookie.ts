import type { ServerResponse } from 'node:http'

const SESSION = 'session'
// Browsers accept the __Host- prefix only over https and for this host alone
const SECURE_SESSION = '__Host-session'

/** The token in a Cookie header; null where there is none. */
export function readSessionCookie(header: string | null, isHttps: boolean): string | null {
  const name = isHttps ? SECURE_SESSION : SESSION
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = splitAt(pair.trim(), '=')
    if (key === name && value !== '') return value
  }
  return null
}

/** The Set-Cookie header that starts a session, HttpOnly. `expiresAt` in seconds since 1970. */
export function sessionCookie(token: string, expiresAt: number, isHttps: boolean): string {
  return cookieHeader(token, new Date(expiresAt * 1000), isHttps)
}

/** The Set-Cookie header that ends it. */
export function expiredSessionCookie(isHttps: boolean): string {
  return cookieHeader('', new Date(0), isHttps)
}

/** Sets a response's Set-Cookie header. */
export const setCookieOf = (response: ServerResponse) => (header: string) =>
  void response.setHeader('set-cookie', header)

function cookieHeader(value: string, expires: Date, isHttps: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}`
  return isHttps ? `${SECURE_SESSION}=${value}; ${attributes}; Secure` : `${SESSION}=${value}; ${attributes}`
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
