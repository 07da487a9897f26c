import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../database/connect.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { saveResponse, claimKey } from './idempotencyStore.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
}, 60_000)
afterAll(() => db.destroy())

const now = new Date('2026-11-21T11:00:00Z')
const take = (key: string) => db.transaction().execute((tx) => claimKey(tx, key, 'hash', now))

// The embedded database runs one transaction after the other
describe.runIf(process.env.TEST_DATABASE_URL)('of two requests at once', () => {
  test('ANM-12 the second is answered 409 while the first is under way, then as that', async () => {
    await db.transaction().execute(async (tx) => {
      expect(await claimKey(tx, 'a', 'hash', now)).toBeNull()
      await expect(take('a')).rejects.toMatchObject({ status: 409, title: 'under_way' })
      expect(await take('b')).toBeNull()
      await saveResponse(tx, 'a', { order: 1 })
    })
    expect(await take('a')).toMatchObject({ answer: { order: 1 } })
  })

  test('ANM-12 a key is free again where the first was undone', async () => {
    const undone = db.transaction().execute(async (tx) => {
      await claimKey(tx, 'c', 'hash', now)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await take('c')).toBeNull()
  })
})
