import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../database/connect.ts'
import { lockFolder } from '../database/lock.ts'
import { migrate } from '../database/migrate.ts'
import { addCater } from '../testing/people.ts'
import { verifyPassword } from '../users/passwords.ts'
import { loadSigningKey } from '../accounts/signingKey.ts'
import { createTokens } from '../accounts/tokens.ts'
import { readArguments } from './userArguments.ts'
import { addUserCommand, changePasswordCommand, removeUserCommand } from './userCommand.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-user-'))
  await inDatabase(async (db) => {
    await migrate(db)
    await addCater(db, { id: 55, name: 'Smagen' })
  })
  return () => rm(dataDir, { recursive: true })
})

async function inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase({ dataDir })
  return work(db).finally(close)
}
const find = (email: string) =>
  inDatabase((db) => db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirstOrThrow())

/** The built command as a process of its own, on this input; without one its input stays open. */
async function user(args: string[], input?: string) {
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, DATABASE_URL: '', PORT: '4321' }
  const child = spawn(process.execPath, ['dist/server/user.js', ...args], { env })
  if (input !== undefined) child.stdin.end(input)
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, error, code }
}

describe('USR-1 npm run user', () => {
  test('adds a user who can log in, and changes the password', async () => {
    const names = ['--first-name', 'Ny', '--last-name', 'Nysen', '--password', 'en lang sætning']
    const added = await user(['add', '--email', 'Ny@Example.dk', '--role', 'cater', '--cater', '55', ...names])
    expect(added).toEqual({
      out: 'Added ny@example.dk, cater of Smagen (55). The email is verified; logging in works now.\n',
      error: '',
      code: 0,
    })
    const { passwordHash, ...row } = await find('ny@example.dk')
    expect(row).toMatchObject({ role: 'cater', caterId: 55, verified: true, firstName: 'Ny', lastName: 'Nysen' })
    expect(await verifyPassword(passwordHash ?? '', 'en lang sætning')).toBe(true)

    const again = await user(['add', '--email', 'ny@example.dk', '--role', 'admin', '--password', 'en lang sætning'])
    expect(again).toEqual({ out: '', error: '--email: Somebody has this email already.\n', code: 1 })

    const changed = await user(['password', '--email', 'ny@example.dk'], 'en anden sætning\n')
    expect(changed).toMatchObject({ error: '', code: 0 })
    expect(changed.out).not.toContain('sætning')
    const after = await find('ny@example.dk')
    expect(after.tokenVersion).toBe(1)
    expect(await verifyPassword(after.passwordHash ?? '', 'en anden sætning')).toBe(true)
    const changes = await inDatabase((db) => db.selectFrom('change').selectAll().orderBy('id').execute())
    expect(changes).toMatchObject([
      { kind: 'user', userId: null, before: null },
      { kind: 'user', userId: null },
    ])
    expect(JSON.stringify(changes)).not.toMatch(/sætning|argon2/)
  })

  test('without a password prints a link to choose one, and waits for no input', async () => {
    const { out, code } = await user(['add', '--email', 'admin@example.dk', '--role', 'admin'])
    expect(code).toBe(0)
    const [, link = ''] = /^http:\/\/localhost:4321\/adgangskode\?link=([\w.-]+)$/m.exec(out) ?? []
    const tokens = await createTokens(await loadSigningKey({ signingKey: undefined, dataDir }))
    const links = await inDatabase((db) => db.selectFrom('passwordLink').selectAll().execute())
    expect(await tokens.verifyPasswordLink(link)).toBe(links[0]?.id)
    expect(await find('admin@example.dk')).toMatchObject({ verified: false, passwordHash: null })
    const mails = await inDatabase((db) => db.selectFrom('mail').select('id').execute())
    expect(mails).toEqual([])
  })

  test.each([
    [['password', '--email', 'ny@example.dk'], '', '--password: missing'],
    [['password', '--email', 'ny@example.dk'], 'kort', '--password: needs at least 10 characters'],
    [['password', '--email', 'ny@example.dk'], '1q2w3e4r5t', '--password: among the 10,000 most common'],
  ])('%j on %j is refused', async (args, input, error) => {
    expect(await user(args, input)).toEqual({ out: '', error: `${error}\n`, code: 1 })
  })

  test('lists users, of one caterer too, and removes one, which is recorded', async () => {
    expect(await user(['list', '--cater', '55'])).toEqual({
      out: 'ny@example.dk\tcater\t55\tverified\n',
      error: '',
      code: 0,
    })
    const ny = await find('ny@example.dk')
    expect(await user(['remove', '--email', 'Ny@example.dk'])).toEqual({
      out: 'Removed ny@example.dk, who is logged out everywhere.\n',
      error: '',
      code: 0,
    })
    expect((await user(['list'])).out).toBe('admin@example.dk\tadmin\t-\tunverified\n')
    await inDatabase(async (db) => {
      const change = db.selectFrom('change').selectAll().where('thingId', '=', ny.id).orderBy('id', 'desc').limit(1)
      expect(await change.execute()).toMatchObject([
        { kind: 'user', caterId: 55, userId: null, before: { id: ny.id, email: '[redacted]' }, after: null },
      ])
      await expect(removeUserCommand(db, 'ny@example.dk', new Date())).rejects.toThrow('--email: nobody has it')
    })
  })

  test('names the option that the database refuses', async () => {
    const config = { dataDir, signingKey: undefined, site: '' }
    const options = { email: 'x@example.dk', role: 'cater', cater: 56, 'staff-role': 'owner' } as const
    await inDatabase(async (db) => {
      const adding = addUserCommand(db, config, options, 'hash', new Date())
      await expect(adding).rejects.toThrow('--cater: There is no such caterer.')
      const changing = changePasswordCommand(db, 'x@example.dk', 'hash', new Date())
      await expect(changing).rejects.toThrow('--email: nobody has it')
    })
  })

  test('says that the service is in the way', async () => {
    const unlock = await lockFolder(dataDir)
    const { out, error, code } = await user(['password', '--email', 'ny@example.dk', '--password', 'en lang sætning'])
    await unlock()
    expect([out, code]).toEqual(['', 1])
    expect(error).toContain(`is in use by process ${process.pid}`)
    expect(error).toContain('Where the service is running, stop it first')
  })
})

describe('its options', () => {
  const add = ['add', '--email', 'a@example.dk', '--role']
  test.each([
    [[], 'npm run user -- add'],
    [['drop'], 'npm run user -- add'],
    [['remove'], '--email: missing'],
    [['list', '--cater', 'secret'], '--cater: not a number'],
    [['add'], '--email: missing'],
    [['add', '--email', 'secret', '--role', 'admin'], '--email: not an email'],
    [['add', '--email', 'a@example.dk'], '--role: one of cater, admin, customer is needed'],
    [[...add, 'secret'], '--role: one of'],
    [[...add, 'cater'], '--cater: needed'],
    [[...add, 'cater', '--cater', 'secret'], '--cater: not a number'],
    [[...add, 'admin', '--cater', '55'], '--cater: needed with --role cater, and with no other'],
    [[...add, 'admin', '--first-name', ' '], '--first-name: empty'],
    [[...add, 'admin', '--password', 'secret'], '--password: needs at least 10 characters'],
    [[...add, 'admin', '--password'], '--password'],
    [[...add, 'admin', '--secure'], '--secure'],
    [['password', '--email', 'a@example.dk', '--role', 'admin'], '--role'],
  ])('%j is refused by name', (args, named) => {
    expect(() => readArguments(args)).toThrow(named)
    expect(() => readArguments(args)).not.toThrow('secret')
  })

  test('are read', () => {
    expect(readArguments([...add, 'cater', '--cater=55'])).toEqual({
      name: 'add',
      options: { email: 'a@example.dk', role: 'cater', cater: 55, 'staff-role': 'owner' },
    })
  })
})
