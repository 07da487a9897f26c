import type { Config } from '../config.ts'
import { MAX_PAGE_ROWS } from '../../contract/lists.ts'
import type { Db } from '../database/connect.ts'
import type { KeysetPage } from '../database/keyset.ts'
import { ProblemError } from '../http/problems.ts'
import { addUser } from '../users/addUser.ts'
import { LINK_DAYS, createPasswordLink } from '../users/createPasswordLink.ts'
import { removeUser } from '../users/removeUser.ts'
import { setPassword } from '../users/setPassword.ts'
import { loadSigningKey } from '../accounts/signingKey.ts'
import { createTokens } from '../accounts/tokens.ts'
import type { UserCommand } from './userArguments.ts'
import { findLogin, findUsersByEmail, type ListedUser, listUsers, lockUser, type UserKey } from '../users/userStore.ts'

type OptionsOf<Name> = Extract<UserCommand, { name: Name }>['options']

/**
 * Adds a user and returns a message. With a password the user is verified; without one (null) the message contains a
 * link to set it. Throws an error that names the invalid option.
 */
export async function addUserCommand(
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
    staffRole: names['staff-role'],
    firstName: names['first-name'] ?? null,
    lastName: names['last-name'] ?? null,
    passwordHash,
    verified: passwordHash !== null,
  }
  return db.transaction().execute(async (tx) => {
    const { user, employer } = await addUser(tx, null, values, at).catch(rethrowWithOption)
    const added = `Added ${user.email}, ${role}${employer === null ? '' : ` of ${employer} (${user.caterId})`}.`
    if (passwordHash !== null) return `${added} The email is verified; logging in works now.`
    const link = await createPasswordLink({ tx, at, tokens, site: config.site }, user.id)
    return `${added} No mail was sent. A password can be chosen within ${LINK_DAYS} days, once, at\n${link}`
  })
}

/** Sets a user's password and returns a message; throws an error that names the invalid option. */
export const changePasswordCommand = (db: Db, email: string, passwordHash: string, at: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const known = await findLogin(tx, email)
    const user = known && (await lockUser(tx, known.id))
    if (!user) throw new Error('--email: nobody has it')
    await setPassword(tx, null, user, passwordHash, at)
    return `Set the password of ${user.email}, who is verified and was logged out everywhere.`
  })

/** Lists the users of a caterer, or all (undefined): one line each, with email, role, caterer and verification. */
export async function listUsersCommand(db: Db, caterId: number | undefined): Promise<string> {
  const lines: string[] = []
  for await (const { email, emailTaken, role, caterId: cater, verified } of everyUser(db, caterId))
    lines.push(
      [email, role, cater ?? '-', emailTaken ? 'email taken' : verified ? 'verified' : 'unverified'].join('\t'),
    )
  return lines.join('\n') || 'There are no users.'
}

async function* everyUser(db: Db, caterId: number | undefined): AsyncGenerator<ListedUser> {
  const filter = { caterIds: caterId === undefined ? undefined : [caterId] }
  let after: UserKey | null = null
  do {
    const page: KeysetPage<ListedUser> = await listUsers(db, null, filter, { limit: MAX_PAGE_ROWS, after })
    yield* page.rows
    after = (page.hasNext && page.rows.at(-1)) || null
  } while (after)
}

/**
 * Removes a user, also one of a deleted caterer, and returns a message. Throws if nobody has the email. Of those with one
 * email the one that can log in goes first.
 */
export const removeUserCommand = (db: Db, email: string, at: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const [known] = (await findUsersByEmail(tx, email)).toSorted(
      (one, other) => Number(one.emailTaken) - Number(other.emailTaken),
    )
    const user = known && (await removeUser(tx, null, known.id, at))
    if (!user) throw new Error('--email: nobody has it')
    return `Removed ${user.email}, who is logged out everywhere.`
  })

const optionsByField: Record<string, string> = { email: '--email', caterId: '--cater' }

/** Throws a problem as an error that names the option instead of the field. */
function rethrowWithOption(error: unknown): never {
  const issue = error instanceof ProblemError ? error.issues?.[0] : undefined
  throw issue ? new Error(`${optionsByField[issue.path] ?? issue.path}: ${issue.message}`) : error
}
