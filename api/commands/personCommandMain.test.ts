import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { fileDelivery } from '../mail/fileDelivery.ts'
import { addUser } from '../testing/people.ts'
import { readArguments } from './personArguments.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-person-'))
  const { db, close } = await openDatabase({ dataDir })
  await migrate(db)
  await addUser(db, { role: 'customer', email: 'karen@example.dk', firstName: 'Karen' })
  const deliver = fileDelivery(dataDir, { from: 'a@example.dk', domain: 'example.dk' })
  for (const to of ['karen@example.dk', 'anden@example.dk']) {
    const mail = {
      kind: 'placed',
      to,
      subject: 'Hej',
      html: 'Hej',
      text: 'Hej',
      state: 'sent',
      sentAt: new Date(),
    } as const
    await deliver(
      await db.insertInto('mail').values(mail).returningAll().executeTakeFirstOrThrow(),
      new AbortController().signal,
    )
  }
  await close()
  return () => rm(dataDir, { recursive: true })
})

/** The built command as a process of its own. */
async function person(...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = spawn(process.execPath, ['dist/server/person.js', ...args], { env })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, error, code }
}

test('SEC-10 npm run person exports and forgets a person, with the files of the mails', async () => {
  const exported = await person('export', '--email', 'Karen@Example.dk')
  expect(exported).toMatchObject({ error: '', code: 0 })
  expect(JSON.parse(exported.out)).toMatchObject({
    user: { firstName: 'Karen' },
    mails: [{ kind: 'placed', text: 'Hej' }],
  })
  const forgotten = await person('forget', '--email', 'karen@example.dk')
  expect(forgotten).toEqual({
    out:
      'Removed of karen@example.dk:\n  the user, who is logged out everywhere\n  the content of 1 mail\n' +
      'Kept:\n  nothing\n',
    error: '',
    code: 0,
  })
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1)
  expect((await person('forget', '--email', 'karen@example.dk')).out).toBe(
    'Nothing is stored about karen@example.dk.\n',
  )
})

describe('its options', () => {
  test.each([
    [[], 'npm run person -- export'],
    [['drop', '--email', 'secret@example.dk'], 'npm run person -- forget'],
    [['forget'], '--email or --phone'],
    [['forget', '--email', 'secret@example.dk', '--phone', '20304050'], '--email or --phone'],
    [['forget', '--phone', 'secret'], '--phone: not a phone number'],
    [['forget', '--email', 'secret'], '--email: not an email'],
    [['export', '--cater', 'secret'], '--cater'],
  ])('%j is refused by name', (args, named) => {
    expect(() => readArguments(args)).toThrow(named)
    expect(() => readArguments(args)).not.toThrow('secret')
  })
})
