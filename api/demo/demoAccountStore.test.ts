import { expect, test } from 'vitest'
import { addUser } from '../testing/people.ts'
import { openTestConnection } from '../testing/testDatabase.ts'
import { hashPassword } from '../users/passwords.ts'
import { assertNoDemoAccounts } from './demoAccountStore.ts'
import { DEMO_PASSWORD } from './users.ts'

test('SEC-16 production refuses a database with demo accounts on a public domain, and says what to do', async () => {
  const { db, close } = await openTestConnection()
  const published = { isProduction: true, domain: 'example.dk' }
  await addUser(db, { role: 'admin', email: 'anna@example.dk' })
  await assertNoDemoAccounts(db, published)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const email of ['jonas@demo.dk', 'admin@demo.dk']) await addUser(db, { role: 'admin', email, passwordHash })
  await expect(assertNoDemoAccounts(db, published)).rejects.toThrow(
    'The database has demo accounts (admin@demo.dk, jonas@demo.dk), whose password is known, and DOMAIN is example.dk. ' +
      'Begin with an empty database, or remove each: user remove --email EMAIL',
  )
  await assertNoDemoAccounts(db, { isProduction: true, domain: 'localhost' })
  await assertNoDemoAccounts(db, { isProduction: false, domain: 'example.dk' })
  await close()
})

test('SEC-16 who has only the email of a demo account ends no service', async () => {
  const { db, close } = await openTestConnection()
  await addUser(db, { role: 'customer', email: 'admin@demo.dk', verified: false })
  await addUser(db, { role: 'admin', email: 'smagen@demo.dk', passwordHash: await hashPassword('en anden kode') })
  await expect(assertNoDemoAccounts(db, { isProduction: true, domain: 'example.dk' })).resolves.toBeUndefined()
  await close()
})
