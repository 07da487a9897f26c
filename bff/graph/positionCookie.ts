import { isLogPosition } from '../../contract/logPosition.ts'

const NAME = 'log-position'
/** The service reads no replica that is further behind. */
const MAX_AGE_SECONDS = 60

/** The database position of a browser's last change, by whichever web server it was made; null where there is none. */
export function readPositionCookie(header: string | null): string | null {
  const position = new RegExp(`(?:^|;)\\s*${NAME}=([^;]*)`).exec(header ?? '')?.[1]
  return isLogPosition(position) ? position : null
}

/** The Set-Cookie header by which a browser remembers a position. It is no secret: a forged one makes reads dearer at most. */
export function positionCookie(position: string, isHttps: boolean): string {
  return `${NAME}=${position}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${isHttps ? '; Secure' : ''}`
}
