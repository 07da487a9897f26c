import { expect, test } from 'vitest'
import { addUser } from '../testing/people.ts'
import { openTestConnection } from '../testing/testDatabase.ts'
import { assertNoDemoAccounts } from './demoAccountStore.ts'

test('SEC-16 production refuses a database with demo accounts on a public domain, and says what to do', async () => {
  const { db, close } = await openTestConnection()
  const published = { isProduction: true, domain: 'example.dk' }
  await addUser(db, { role: 'admin', email: 'anna@example.dk' })
  await assertNoDemoAccounts(db, published)
  for (const email of ['jonas@demo.dk', 'admin@demo.dk']) await addUser(db, { role: 'admin', email })
  await expect(assertNoDemoAccounts(db, published)).rejects.toThrow(
    'The database has demo accounts (admin@demo.dk, jonas@demo.dk), whose password is known, and DOMAIN is example.dk. ' +
      'Begin with an empty database, or remove each: user remove --email EMAIL',
  )
  await assertNoDemoAccounts(db, { isProduction: true, domain: 'localhost' })
  await assertNoDemoAccounts(db, { isProduction: false, domain: 'example.dk' })
  await close()
})
