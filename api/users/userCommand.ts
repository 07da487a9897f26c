import type { Config } from '../config.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import { addUser } from './addUser.ts'
import { LINK_DAYS, newPasswordLink } from './newPasswordLink.ts'
import { removeUser } from './removeUser.ts'
import { setPassword } from './setPassword.ts'
import { loadSigningKey } from './signingKey.ts'
import { createTokens } from './tokens.ts'
import type { UserCommand } from './userArguments.ts'
import { findLogin, listUsers, lockUser } from './userStore.ts'

type OptionsOf<Name> = Extract<UserCommand, { name: Name }>['options']

/**
 * Adds a user and answers what was done. One with a password is verified; without (null) a link to choose one is part
 * of the answer. Throws a message that names the option which is wrong.
 */
export async function addByCommand(
  db: Db,
  config: Pick<Config, 'signingKey' | 'dataDir' | 'site'>,
  { email, role, cater, ...names }: OptionsOf<'add'>,
  passwordHash: string | null,
  at: Date,
): Promise<string> {
  const tokens = await createTokens(await loadSigningKey(config))
  const values = {
    email,
    role,
    caterId: cater ?? null,
    firstName: names['first-name'] ?? null,
    lastName: names['last-name'] ?? null,
    passwordHash,
    verified: passwordHash !== null,
  }
  return db.transaction().execute(async (tx) => {
    const { user, employer } = await addUser(tx, null, values, at).catch(withOption)
    const added = `Added ${user.email}, ${role}${employer === null ? '' : ` of ${employer} (${user.caterId})`}.`
    if (passwordHash !== null) return `${added} The email is verified; logging in works now.`
    const link = await newPasswordLink({ tx, at, tokens, site: config.site }, user.id)
    return `${added} No mail was sent. A password can be chosen within ${LINK_DAYS} days, once, at\n${link}`
  })
}

/** Gives a user a password and answers what was done; throws a message that names the option which is wrong. */
export const changePasswordByCommand = (db: Db, email: string, passwordHash: string, at: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const known = await findLogin(tx, email)
    const user = known && (await lockUser(tx, known.id))
    if (!user) throw new Error('--email: nobody has it')
    await setPassword(tx, null, user, passwordHash, at)
    return `Set the password of ${user.email}, who is verified and was logged out everywhere.`
  })

/** The users of a caterer, or everybody (undefined): a line for each, with email, role, caterer and whether verified. */
export async function listByCommand(db: Db, caterId: number | undefined): Promise<string> {
  const users = await listUsers(db, null, caterId)
  const lines = users.map(({ email, role, caterId: cater, verified }) =>
    [email, role, cater ?? '-', verified ? 'verified' : 'unverified'].join('\t'),
  )
  return lines.join('\n') || 'There are no users.'
}

/** Removes a user, also one of a deleted caterer; answers what was done. Throws where nobody has the email. */
export const removeByCommand = (db: Db, email: string, at: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const known = (await listUsers(tx, null, undefined)).find((user) => user.email === email)
    const user = known && (await removeUser(tx, null, known.id, at))
    if (!user) throw new Error('--email: nobody has it')
    return `Removed ${user.email}, who is logged out everywhere.`
  })

const optionsByField: Record<string, string> = { email: '--email', caterId: '--cater' }

/** Throws a refusal in the words of the command line. */
function withOption(error: unknown): never {
  const issue = error instanceof ProblemError ? error.issues?.[0] : undefined
  throw issue ? new Error(`${optionsByField[issue.path] ?? issue.path}: ${issue.message}`) : error
}
