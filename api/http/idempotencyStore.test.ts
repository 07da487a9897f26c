import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../database/connect.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { saveResponse, claimKey } from './idempotencyStore.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  return () => db.destroy()
})

const now = new Date('2026-11-21T11:00:00Z')
const claim = (key: string) => db.transaction().execute((tx) => claimKey(tx, key, now))

// The embedded database runs one transaction after the other
describe.runIf(process.env.TEST_DATABASE_URL)('of two concurrent requests with one key', () => {
  test('ANM-12 the second is 409 while the first is under way, then gets its response', async () => {
    await db.transaction().execute(async (tx) => {
      expect(await claimKey(tx, 'a', now)).toBeNull()
      await expect(claim('a')).rejects.toMatchObject({ status: 409, title: 'under_way' })
      expect(await claim('b')).toBeNull()
      await saveResponse(tx, 'a', { bodyHash: 'hash', answer: { order: 1 } }, now)
    })
    expect(await claim('a')).toMatchObject({ answer: { order: 1 } })
  })

  test('ANM-12 the key is free again after a rollback', async () => {
    const rolledBack = db.transaction().execute(async (tx) => {
      await claimKey(tx, 'c', now)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await claim('c')).toBeNull()
  })
})
