import type { Db } from '../database/connect.ts'
import { type Config, DEMO_DOMAIN } from '../config.ts'
import { verifyPassword } from '../users/passwords.ts'
import { DEMO_COLLEAGUES, DEMO_PASSWORD, DEMO_USERS } from './users.ts'

const EMAILS = [...DEMO_USERS, ...DEMO_COLLEAGUES].map(({ email }) => email)

/**
 * Throws where a database in production has accounts of the demo data and the domain is not this machine's: anybody can
 * read their password.
 */
export async function assertNoDemoAccounts(db: Db, config: Pick<Config, 'isProduction' | 'domain'>): Promise<void> {
  if (!config.isProduction || config.domain === DEMO_DOMAIN) return
  const found = await db
    .selectFrom('user')
    .select(['email', 'passwordHash'])
    .where('email', 'in', EMAILS)
    .where('passwordHash', 'is not', null)
    .$narrowType<{ passwordHash: string }>()
    .orderBy('email')
    .execute()
  // Anybody may be invited by such an email: that must not end the service
  const isOpen = await Promise.all(found.map(({ passwordHash }) => verifyPassword(passwordHash, DEMO_PASSWORD)))
  if (!isOpen.includes(true)) return
  const emails = found.flatMap(({ email }, index) => (isOpen[index] ? [email] : [])).join(', ')
  throw new Error(
    `The database has demo accounts (${emails}), whose password is known, and DOMAIN is ${config.domain}. ` +
      'Begin with an empty database, or remove each: user remove --email EMAIL',
  )
}
