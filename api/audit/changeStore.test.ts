import { beforeAll, expect, test } from 'vitest'
import { createCaterFixture, newCater } from '../caters/testing/caterFixture.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let fixture: ReturnType<typeof createCaterFixture>
beforeAll(async () => {
  service = await openTestApp()
  fixture = createCaterFixture(service)
  return () => service.close()
})

test('SEC-10 the audit log records what was changed by whose id, and holds no name, email or phone', async () => {
  const { admin } = await fixture.addActors()
  const created = await fixture.send(
    'POST',
    '/api/caters/create',
    { ...newCater, phoneNumber: '86123456' },
    { token: admin },
  )
  const { id } = created.json().cater
  const change = { id, name: 'Nyere køkken', contactPerson: 'Nora Nyere', phoneNumber: '' }
  await fixture.send('PUT', '/api/v2/caters', change, { token: admin })
  const invitation = { email: 'ida@example.dk', firstName: 'Ida', lastName: 'Indbudt', caterId: id }
  const invited = await fixture.send('POST', '/api/users', invitation, { token: admin })
  await fixture.send('DELETE', '/api/users', { id: invited.json().id }, { token: admin })

  const rows = await service.db.selectFrom('change').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    {
      kind: 'cater',
      before: null,
      after: { name: 'Nyt køkken', contactPerson: '[redacted]', phoneNumber: '[redacted]' },
    },
    {
      before: { name: 'Nyt køkken', contactPerson: '[redacted]', phoneNumber: '[redacted]' },
      after: { name: 'Nyere køkken', contactPerson: '[redacted]', phoneNumber: null },
    },
    { kind: 'user', before: null, after: { id: invited.json().id, role: 'cater', email: '[redacted]' } },
    { kind: 'user', before: { firstName: '[redacted]' }, after: null },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Anna|Nanna|Nora|Ida|@|8612/)
})

test('SEC-10 a conflict names who made the other change while they have an account, then a removed user', async () => {
  const { id, admin } = await fixture.addActors()
  const editor = await addUser(service.db, { role: 'cater', caterId: id, firstName: 'Egon', lastName: 'Redaktør' })
  const url = `/api/v2/caters/${id}`
  const { etag } = (await fixture.get(url, admin)).headers
  await fixture.send('PUT', '/api/v2/caters', { id, name: 'Nyt' }, { token: await service.tokenFor(editor) })
  const collide = async () => {
    const headers = { 'if-match': String(etag) }
    const answer = await fixture.send('PUT', '/api/v2/caters', { id, name: 'Andet' }, { token: admin, headers })
    return [answer.statusCode, answer.json().changedBy]
  }
  expect(await collide()).toEqual([412, 'Egon Redaktør'])
  await service.db.deleteFrom('user').where('id', '=', editor.id).execute()
  expect(await collide()).toEqual([412, 'Slettet bruger'])
})
