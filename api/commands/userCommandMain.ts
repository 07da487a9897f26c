import { runMain } from '../../runtime/runMain.ts'
import { type Config, createClock, readConfig } from '../config.ts'
import { openCommandDatabase } from './openCommandDatabase.ts'
import type { Db } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { promptPassword } from './promptPassword.ts'
import { isCommonPassword } from '../users/commonPasswords.ts'
import { hashPassword } from '../users/passwords.ts'
import { NewPassword, readArguments, type UserCommand } from './userArguments.ts'
import { addUserCommand, changePasswordCommand, listUsersCommand, removeUserCommand } from './userCommand.ts'

await runMain(async () => console.log(await run(process.argv.slice(2))))

async function run(args: string[]): Promise<string> {
  const command = readArguments(args)
  const config = readConfig(process.env)
  // Before opening the database, since an embedded one is locked while the password is typed
  const password = await passwordFor(command)
  const passwordHash = password === null ? null : await hashPassword(password)
  const runCommand = createRunner(command, config, passwordHash)
  const database = await openCommandDatabase(config)
  try {
    await migrate(database.db)
    return await runCommand(database.db, createClock(config)())
  } finally {
    await database.close()
  }
}

function createRunner(command: UserCommand, config: Config, passwordHash: string | null) {
  if (command.name === 'add') {
    return (db: Db, at: Date) => addUserCommand(db, config, command.options, passwordHash, at)
  }
  if (command.name === 'list') return (db: Db) => listUsersCommand(db, command.options.cater)
  if (command.name === 'remove') return (db: Db, at: Date) => removeUserCommand(db, command.options.email, at)
  if (passwordHash === null) throw new Error('--password: missing')
  return (db: Db, at: Date) => changePasswordCommand(db, command.options.email, passwordHash, at)
}

/** The password that is given or typed; null where there is none. */
async function passwordFor({ name, options }: UserCommand): Promise<string | null> {
  if (name === 'list' || name === 'remove') return null
  // Whoever runs it from a program may have left its input open: adding must not wait for it
  if (options.password === undefined && name === 'add' && !process.stdin.isTTY) return null
  const question = name === 'add' ? 'Password (empty: print a link to choose one): ' : 'New password: '
  const password = options.password ?? (await promptPassword(question))
  if (password === '') return null
  const { error } = NewPassword.safeParse(password)
  if (error) throw new Error(`--password: ${error.issues[0]?.message}`)
  if (await isCommonPassword(password)) throw new Error('--password: among the 10,000 most common')
  return password
}
