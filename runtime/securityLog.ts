import type { Log } from './logger.ts'

/** What a line of the log of security tells; docs/running.md explains each. */
export type SecurityAction =
  | 'login'
  | 'login_failed'
  | 'password_link_requested'
  | 'password_set'
  | 'user_invited'
  | 'user_removed'
  | 'role_changed'
  | 'orders_exported'
  | 'refused'

/** Who did what to whom: ids and a network, never a name, an email or an address. */
interface SecurityEvent {
  action: SecurityAction
  /** Who did it; null for somebody without a valid token. */
  userId: string | null
  /** See networkOf. */
  network: string
  [detail: string]: unknown
}

/** Writes a line of the log of security: one of the ordinary log, with the field `event: security`, by which it is shipped. */
export function logSecurity(log: Pick<Log, 'info'>, event: SecurityEvent): void {
  log.info({ event: 'security', ...event }, 'security event')
}
