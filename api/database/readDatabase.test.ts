import { beforeEach, describe, expect, test } from 'vitest'
import { createReadDatabase } from './readDatabase.ts'

/** A database that is at a position, and fails statements with `error`. */
function fakeDatabase(name: string) {
  const database = {
    position: '0/100' as string | null,
    error: undefined as Error | undefined,
    statements: [] as string[],
  }
  const query = async (text: string) => {
    if (/pg_current_wal_lsn|pg_last_wal_replay_lsn/.test(text)) return { rows: [{ position: database.position }] }
    if (database.error) throw database.error
    database.statements.push(text)
    return { rows: [name] }
  }
  const pool = { query, connect: async () => ({ query, release() {} }), end: async () => {} }
  return Object.assign(database, { pool: pool as never })
}

const logged: string[] = []
const note = (_details: object, text: string) => void logged.push(text)
let primary: ReturnType<typeof fakeDatabase>
let replica: ReturnType<typeof fakeDatabase>
let database: ReturnType<typeof createReadDatabase>
beforeEach(async () => {
  logged.length = 0
  ;[primary, replica] = [fakeDatabase('primary'), fakeDatabase('replica')]
  database = createReadDatabase({ primary: primary.pool, replica: replica.pool, log: { info: note, warn: note } })
  await untilAvailable()
  return () => database.pool.end()
})

const untilAvailable = () => expect.poll(database.reads.isAvailable).toBe(true)

/** The databases that answer the statements of one read, in their order. */
const answersOf = (position: string | null, ...statements: string[]) =>
  database.reads.read(position, async () => {
    const client = await database.pool.connect()
    const names: unknown[] = []
    for (const statement of statements) names.push((await client.query(statement, [])).rows[0])
    client.release()
    return names
  })

describe('SCA-9 a read', () => {
  test('uses the replica where that is at its position, and what is no read never', async () => {
    expect(await answersOf(null, 'select 1')).toEqual(['replica'])
    expect(await answersOf('0/100', 'select 1')).toEqual(['replica'])
    expect(await answersOf('0/101', 'select 1')).toEqual(['primary'])
    const client = await database.pool.connect()
    expect((await client.query('select 1', [])).rows).toEqual(['primary'])
    expect(database.reads.counts).toEqual({ replica: 2, behind: 1, unavailable: 0, failed: 0 })
  })

  test('without a position uses the primary soon after the replica falls behind', async () => {
    primary.position = '0/200'
    await expect.poll(() => answersOf(null, 'select 1')).toEqual(['primary'])
    replica.position = '0/200'
    await expect.poll(() => answersOf(null, 'select 1')).toEqual(['replica'])
  })

  test('moves to the primary with a transaction, or a statement that fails, and stays there', async () => {
    expect(await answersOf(null, 'select 1', 'begin', 'select 2')).toEqual(['replica', 'primary', 'primary'])
    replica.error = Object.assign(new Error('read-only'), { severity: 'ERROR', code: '25006' })
    expect(await answersOf(null, 'select 1', 'select 2')).toEqual(['primary', 'primary'])
    expect([database.reads.isAvailable(), logged]).toEqual([true, []])
  })

  test.each([
    ['is refused', Object.assign(new Error('no'), { code: 'ECONNREFUSED' })],
    ['is lost', new Error('Connection terminated unexpectedly')],
    ['ends with its server', Object.assign(new Error('no'), { severity: 'FATAL', code: '57P01' })],
  ])('leaves a replica whose connection %s, which is logged once', async (_how, error) => {
    replica.error = error
    expect(await answersOf(null, 'select 1')).toEqual(['primary'])
    expect(database.reads.isAvailable()).toBe(false)
    expect(await answersOf(null, 'select 1')).toEqual(['primary'])
    expect(logged).toEqual(['read replica unavailable'])
  })

  test('never uses a replica that has become a primary of its own', async () => {
    replica.position = null
    await expect.poll(() => answersOf(null, 'select 1')).toEqual(['primary'])
    expect(logged).toEqual(['read replica unavailable'])
  })
})
