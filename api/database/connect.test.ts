import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestConnection } from '../testing/testDatabase.ts'
import type { Connection } from './connect.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestConnection()
  return () => connection.close()
})

describe('the database', () => {
  test('returns dates as text, counts as numbers, timestamps as Date and JSON parsed', async () => {
    const { rows } = await sql`select date '2026-12-24' as date, count(*) as count,
      timestamptz '2026-12-24T18:00+01' as moment, '{"a":[1]}'::jsonb as json, 12.5::float8 as percent`.execute(
      connection.db,
    )
    expect(rows).toEqual([
      { date: '2026-12-24', count: 1, moment: new Date('2026-12-24T17:00:00Z'), json: { a: [1] }, percent: 12.5 },
    ])
  })

  test('a statement beside a transaction is not rolled back with it', async () => {
    const { db, executeSql } = connection
    const beside: Promise<unknown>[] = []
    const rolledBack = db.transaction().execute(async (tx) => {
      await tx.insertInto('filter').values({ name: 'undone', type: 'location' }).execute()
      beside.push(executeSql(`insert into filter (name, type) values ($1, 'location')`, ['beside']))
      beside.push(executeSql(`insert into filter (name, type) values ('one', 'location'); select 1`))
      beside.push(db.insertInto('filter').values({ name: 'other', type: 'location' }).execute())
      await tx.selectFrom('filter').selectAll().execute()
      throw new Error('undo')
    })
    await expect(rolledBack).rejects.toThrow('undo')
    await Promise.all(beside)
    const names = (await db.selectFrom('filter').select('name').execute()).map(({ name }) => name)
    expect(names.sort()).toEqual(['beside', 'one', 'other'])
  })

  test('a failed statement does not affect the next ones', async () => {
    const { db, executeSql } = connection
    await expect(executeSql('select nonsense')).rejects.toThrow()
    await expect(sql`select nonsense`.execute(db)).rejects.toThrow()
    expect((await executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
