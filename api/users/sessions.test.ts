import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newSigningKey } from '../accounts/signingKey.ts'
import { createTokens } from '../accounts/tokens.ts'
import { buildApp } from '../app.ts'
import { retentionTasks } from '../retentionTasks.ts'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { hashPassword } from './passwords.ts'

let service: TestApp
let passwordHash: string
beforeAll(async () => {
  service = await openTestApp()
  passwordHash = await hashPassword('demo-1234')
  return () => service.close()
})

const CURRENT = '/api/v2/users/me/sessions/current'
const send = (method: 'GET' | 'DELETE', url: string, token: string, app = service.app) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
const statusOf = async (token: string, app = service.app) => (await send('GET', '/api/users/me', token, app)).statusCode
const logIn = async (email: string): Promise<string> => {
  const payload = { email, password: 'demo-1234' }
  return (await service.app.inject({ method: 'POST', url: '/api/users/login', payload })).json().token
}
const openSessionsOf = async (userId: string) =>
  (await service.db.selectFrom('session').select(['id', 'endedAt']).where('userId', '=', userId).execute())
    .filter(({ endedAt }) => endedAt === null)
    .map(({ id }) => id)

describe('a session', () => {
  test('LOG-7 ends at once in every process by a logout, and the user’s other sessions go on', async () => {
    const otherProcess = await buildApp(service.services)
    const { id, email } = await addUser(service.db, { role: 'customer', passwordHash })
    const [ended, other] = [await logIn(email), await logIn(email)]
    const answer = await send('DELETE', CURRENT, ended)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect([await statusOf(ended), await statusOf(ended, otherProcess)]).toEqual([401, 401])
    expect((await send('DELETE', CURRENT, ended)).json()).toMatchObject({ status: 401, title: 'bad_token' })
    expect(await statusOf(other)).toBe(200)
    expect(await openSessionsOf(id)).toEqual([decodeJwt(other).sid])
    await otherProcess.close()
  })

  test('of a token is that of its own user', async () => {
    const [user, other] = [
      await addUser(service.db, { role: 'customer' }),
      await addUser(service.db, { role: 'admin' }),
    ]
    const { sid } = decodeJwt(await service.tokenFor(other)) as { sid: string }
    for (const session of [sid, crypto.randomUUID()])
      expect(await statusOf(await service.services.tokens.sign(user, session))).toBe(401)
  })

  test('ends with the role and the password that it began with', async () => {
    const cater = await addCater(service.db)
    const owner = await addUser(service.db, { role: 'cater', caterId: cater.id })
    const user = await addUser(service.db, { role: 'cater', staffRole: 'staff', caterId: cater.id })
    await service.tokenFor(user)
    await service.app.inject({
      method: 'PUT',
      url: `/api/users/${user.id}/staff-role`,
      headers: { authorization: `Bearer ${await service.tokenFor(owner)}` },
      payload: { staffRole: 'kitchen' },
    })
    expect(await openSessionsOf(user.id)).toEqual([])
  })

  test('that a token from before sessions does not name needs none, and its logout changes nothing', async () => {
    const key = await newSigningKey()
    const app = await buildApp({ ...service.services, tokens: await createTokens(key) })
    const user = await addUser(service.db, { role: 'customer' })
    const token = await signWithoutSession(key, user.id)
    expect(await statusOf(token, app)).toBe(200)
    expect((await send('DELETE', CURRENT, token, app)).statusCode).toBe(200)
    expect(await statusOf(token, app)).toBe(200)
    await app.close()
  })

  test('is deleted once its token has expired', async () => {
    const user = await addUser(service.db, { role: 'customer' })
    const token = await service.tokenFor(user)
    await service.tokenFor(user)
    const { sid } = decodeJwt(token) as { sid: string }
    await service.db
      .updateTable('session')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where('id', '=', sid)
      .execute()
    const tasks = retentionTasks(service.db, { retentionYears: 5, dataDir: '' })
    const runBatch = () => tasks.find(({ name }) => name === 'sessions')?.runBatch(new Date())
    expect([await runBatch(), await runBatch()]).toEqual([1, 0])
    expect(await openSessionsOf(user.id)).toHaveLength(1)
  })
})

async function signWithoutSession(key: JWK, userId: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ roleName: 'customer', verified: true, version: 0, iat: now, exp: now + 3600 })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(userId)
    .sign(await importJWK(key, 'ES256'))
}
