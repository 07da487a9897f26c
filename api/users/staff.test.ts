import { beforeAll, describe, expect, test } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

type User = Awaited<ReturnType<typeof addUser>>

/** A caterer with an owner, a member of its staff and a cook. */
async function createStaff() {
  const { db } = service
  const cater = await addCater(db, { name: 'Smag & Søn' })
  const user = (staffRole: User['staffRole']) => addUser(db, { role: 'cater', staffRole, caterId: cater.id })
  return { cater, owner: await user('owner'), staff: await user('staff'), kitchen: await user('kitchen') }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const callWith = (token: string, method: Method, url: string, payload?: object) =>
  service.app.inject({
    method,
    url: `/api/users${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const call = async (by: User, method: Method, url: string, payload?: object) =>
  callWith(await service.tokenFor(by), method, url, payload)
const issues = (answer: { json(): { errors?: { path: string; validatorKey: string }[] } }) =>
  answer.json().errors?.map(({ path, validatorKey }) => `${path} ${validatorKey}`)
const invitation = (caterId: number, staffRole?: string) => ({
  email: `${crypto.randomUUID()}@example.dk`,
  firstName: 'Ny',
  lastName: 'Nysen',
  caterId,
  ...(staffRole && { staffRole }),
})

describe('DAY-12 an owner', () => {
  test('lists, invites and removes the users of its own caterer, and no others', async () => {
    const { cater, owner, staff, kitchen } = await createStaff()
    const other = await createStaff()
    const listed = await call(owner, 'GET', '')
    expect(
      listed
        .json()
        .map(({ id }: User) => id)
        .sort(),
    ).toEqual([owner.id, staff.id, kitchen.id].sort())
    expect((await call(owner, 'GET', `?caterId=${other.cater.id}`)).json()).toEqual([])
    const invited = await call(owner, 'POST', '', invitation(cater.id, 'kitchen'))
    expect([invited.statusCode, invited.json()]).toMatchObject([
      201,
      { caterId: cater.id, role: 'cater', staffRole: 'kitchen', verified: false },
    ])
    expect(Date.parse(invited.json().invitationExpiresAt)).toBeGreaterThan(Date.now())
    expect((await call(owner, 'POST', '', invitation(other.cater.id))).statusCode).toBe(404)
    expect((await call(owner, 'DELETE', '', { id: invited.json().id })).json()).toEqual({ success: true })
    for (const stranger of [other.owner, other.staff, other.kitchen]) {
      expect((await call(owner, 'DELETE', '', { id: stranger.id })).statusCode).toBe(404)
      expect((await call(owner, 'PUT', `/${stranger.id}/staff-role`, { staffRole: 'staff' })).statusCode).toBe(404)
      expect((await call(owner, 'POST', `/${stranger.id}/invitation`)).statusCode).toBe(404)
    }
    expect((await call(other.owner, 'GET', '')).json()).toHaveLength(3)
  })

  test('changes what another may do, who has to log in again and may do just that', async () => {
    const { owner, kitchen } = await createStaff()
    const orders = async (headers: object) =>
      (await service.app.inject({ url: '/api/v2/cater/orders', headers } as never)).statusCode
    const before = { authorization: `Bearer ${await service.tokenFor(kitchen)}` }
    expect(await orders(before)).toBe(403)
    const changed = await call(owner, 'PUT', `/${kitchen.id}/staff-role`, { staffRole: 'staff' })
    expect([changed.statusCode, changed.json().staffRole]).toEqual([200, 'staff'])
    expect(await orders(before)).toBe(401)
    const after = await service.db.selectFrom('user').selectAll().where('id', '=', kitchen.id).executeTakeFirstOrThrow()
    expect(await orders({ authorization: `Bearer ${await service.tokenFor(after)}` })).toBe(200)
    const change = service.db.selectFrom('change').selectAll().where('thingId', '=', kitchen.id)
    expect(await change.execute()).toMatchObject([
      { userId: owner.id, before: { staffRole: 'kitchen' }, after: { staffRole: 'staff' } },
    ])
  })

  test('changes nothing about itself', async () => {
    const { owner } = await createStaff()
    expect(issues(await call(owner, 'DELETE', '', { id: owner.id }))).toEqual(['id own_user'])
    const demoted = await call(owner, 'PUT', `/${owner.id.toUpperCase()}/staff-role`, { staffRole: 'kitchen' })
    expect(issues(demoted)).toEqual(['id own_user'])
  })

  test('mails an invitation again until its password is chosen, and only so often', async () => {
    const { cater, owner, staff } = await createStaff()
    const body = invitation(cater.id, 'staff')
    const { id } = (await call(owner, 'POST', '', body)).json()
    const resent = () => call(owner, 'POST', `/${id}/invitation`)
    expect((await resent()).json()).toMatchObject({ id, verified: false })
    const mails = service.db.selectFrom('mail').select('subject').where('to', '=', body.email)
    expect(await mails.execute()).toEqual([
      { subject: 'Velkommen til Smag & Søn' },
      { subject: 'Velkommen til Smag & Søn' },
    ])
    expect(issues(await call(owner, 'POST', `/${staff.id}/invitation`))).toEqual(['id verified'])
    const statuses = []
    for (let times = 0; times < 5; times += 1) statuses.push((await resent()).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })
})

describe('DAY-12 each caterer keeps an owner', () => {
  test('the last one is neither removed nor demoted, also by an admin', async () => {
    const { owner, staff } = await createStaff()
    const admin = await addUser(service.db, { role: 'admin' })
    expect(issues(await call(admin, 'DELETE', '', { id: owner.id }))).toEqual(['id last_owner'])
    const demote = (user: User) => call(admin, 'PUT', `/${user.id}/staff-role`, { staffRole: 'staff' })
    expect(issues(await demote(owner))).toEqual(['staffRole last_owner'])
    await call(admin, 'PUT', `/${staff.id}/staff-role`, { staffRole: 'owner' })
    expect((await demote(owner)).statusCode).toBe(200)
    expect(issues(await demote(staff))).toEqual(['staffRole last_owner'])
  })

  test('one who has not accepted the invitation does not count for one who has', async () => {
    const { cater, owner } = await createStaff()
    const admin = await addUser(service.db, { role: 'admin' })
    await addUser(service.db, { role: 'cater', caterId: cater.id, verified: false })
    expect(issues(await call(admin, 'DELETE', '', { id: owner.id }))).toEqual(['id last_owner'])
  })

  test('two who remove each other at once: one stays', async () => {
    const { cater, owner } = await createStaff()
    const second = await addUser(service.db, { role: 'cater', caterId: cater.id })
    const tokens = [await service.tokenFor(owner), await service.tokenFor(second)] as const
    const answers = await Promise.all([
      callWith(tokens[0], 'DELETE', '', { id: second.id }),
      callWith(tokens[1], 'DELETE', '', { id: owner.id }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const owners = service.db
      .selectFrom('user')
      .select('id')
      .where('caterId', '=', cater.id)
      .where('staffRole', '=', 'owner')
    expect(await owners.execute()).toHaveLength(1)
  })
})
