import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../database/schema.ts'
import { createOrderEventFeed } from './orderEventFeed.ts'

test('SCA-20 a database that is away is one line without a stack, however often it is asked for those who wait', async () => {
  let attempts = 0
  const connect = async () => {
    attempts += 1
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) })
  const lines: unknown[] = []
  const log = { error: (...line: unknown[]) => void lines.push(line) } as unknown as FastifyBaseLogger
  const feed = createOrderEventFeed({ db, log })
  const leaving = new AbortController()
  const waiting = feed.waitForNewer({ role: 'admin' } as Viewer, 0, 60_000, leaving.signal)
  await expect.poll(() => attempts).toBeGreaterThan(2)
  expect(lines).toEqual([[{ reason: 'connect ECONNREFUSED' }, 'newest order event not readable']])
  leaving.abort()
  expect(await waiting).toBeNull()
})
