import type { Db } from '../database/connect.ts'
import { type Config, DEMO_DOMAIN } from '../config.ts'
import { DEMO_COLLEAGUES, DEMO_USERS } from './users.ts'

const EMAILS = [...DEMO_USERS, ...DEMO_COLLEAGUES].map(({ email }) => email)

/**
 * Throws where a database in production has accounts of the demo data and the domain is not this machine's: anybody can
 * read their password.
 */
export async function assertNoDemoAccounts(db: Db, config: Pick<Config, 'isProduction' | 'domain'>): Promise<void> {
  if (!config.isProduction || config.domain === DEMO_DOMAIN) return
  const found = await db.selectFrom('user').select('email').where('email', 'in', EMAILS).orderBy('email').execute()
  if (found.length === 0) return
  const emails = found.map(({ email }) => email).join(', ')
  throw new Error(
    `The database has demo accounts (${emails}), whose password is known, and DOMAIN is ${config.domain}. ` +
      'Begin with an empty database, or remove each: user remove --email EMAIL',
  )
}
