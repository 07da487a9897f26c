import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { OwnCater, WholeCater } from '../../contract/caters.ts'
import { findOrderCatalogue } from '../orders/orderCatalogue.ts'
import { hashPassword } from '../users/passwords.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { newCater, requiredFields, createCaterFixture, redacted } from './testing/caterFixture.ts'

/** The 22nd in Denmark, still the 21st in UTC. */
const NOW = new Date('2026-11-21T23:30:00Z')

let service: TestApp
let fixture: ReturnType<typeof createCaterFixture>
beforeAll(async () => {
  service = await openTestApp({ now: () => NOW })
  fixture = createCaterFixture(service)
  return () => service.close()
})

const url = '/api/v2/caters'
const issuesOf = (answer: { json(): { errors?: { path: string; validatorKey: string }[] } }) =>
  answer.json().errors?.map(({ path, validatorKey }) => [path, validatorKey])

describe('creating a caterer', () => {
  test('FIR-2, FIR-3 from JSON: open, with the city of its postal code', async () => {
    const { admin } = await fixture.addActors()
    const answer = await fixture.send('POST', '/api/caters/create', newCater, { token: admin })
    expect(answer.statusCode).toBe(201)
    const { cater } = answer.json()
    expect(WholeCater.parse(cater)).toMatchObject({ ...newCater, city: 'Aarhus C', active: true, delivery: false })
    expect((await fixture.get(`${url}/${cater.id}`, admin)).json()).toEqual(cater)
    expect((await fixture.get('/api/caters/get-all', admin)).body).toContain(`"id":${cater.id},`)
    expect(await fixture.listChanges(cater.id)).toEqual([{ by: 'Anna Admin', before: null, after: redacted(cater) }])
  })

  test('FIR-2, FIR-3, FIR-7 with all fields trims texts and saves empty ones as null', async () => {
    const { admin } = await fixture.addActors()
    const filter = await service.db
      .insertInto('filter')
      .values({ name: 'Sushi', type: 'foodtype' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const whole = {
      ...newCater,
      name: '  Nyt køkken ',
      city: 'Trøjborg',
      cvrNumber: '',
      phoneNumber: '',
      description: '<p>Mad</p>',
      active: false,
      delivery: true,
      tags: ['økologisk'],
      filters: [filter.id],
      isAffiliate: true,
      affiliateLink: 'https://example.dk/',
      googleAverageRating: 4.5,
      ordering: 7,
      accentColor: '#1F6446',
      pricePeriods: [{ type: 1, percentage: 10, weekdays: [7, 6, 7], name: '' }],
    }
    const { cater } = (await fixture.send('POST', '/api/caters/create', whole, { token: admin })).json()
    expect(cater).toMatchObject({
      ...whole,
      name: 'Nyt køkken',
      cvrNumber: null,
      phoneNumber: null,
      accentColor: '#1f6446',
      pricePeriods: [{ type: 1, percentage: 10, weekdays: [6, 7], from: null, to: null, name: null }],
    })
    const sentBack = await fixture.send('PUT', url, cater, { token: admin })
    expect([sentBack.statusCode, sentBack.json()]).toEqual([200, { cater }])
    expect(await fixture.listChanges(cater.id)).toHaveLength(1)
  })

  test.each(Object.keys(requiredFields))('FIR-2 %s is required', async (field) => {
    const { admin } = await fixture.addActors()
    const answer = await fixture.send(
      'POST',
      '/api/caters/create',
      { ...newCater, [field]: undefined },
      { token: admin },
    )
    expect(answer.statusCode).toBe(422)
    expect(issuesOf(answer)).toEqual([[field, 'required']])
  })

  test.each([
    ['zipCode', '800'],
    ['zipCode', '80000'],
    ['zipCode', '0001'],
    ['email', 'nyt'],
    ['cvrNumber', '1234567'],
    ['commission', 101],
    ['minEnvelopes', -1],
    ['accentColor', 'red'],
    ['affiliateLink', 'javascript:alert(1)'],
    ['affiliateLink', 'https://example.dk/\0'],
    ['googleRatingsLink', `https://example.dk/${'x'.repeat(2000)}`],
    ['filters.0', [2_000_000_000], 'filters'],
    ['pricePeriods.0.weekdays', [{ type: 1, percentage: 10 }], 'pricePeriods'],
    ['pricePeriods.0.to', [{ type: 3, percentage: -10, from: '2026-12-01' }], 'pricePeriods'],
    ['pricePeriods.0.from', [{ type: 2, percentage: 10, from: '0000-01-01' }], 'pricePeriods'],
    ['pricePeriods.0.to', [{ type: 3, percentage: 10, from: '2026-12-01', to: '9999-12-31' }], 'pricePeriods'],
    ['pricePeriods.0.id', [{ id: crypto.randomUUID(), type: 2, percentage: 10 }], 'pricePeriods'],
  ])('FIR-3 is 422 naming %s for %j', async (path, value, field = path) => {
    const { admin } = await fixture.addActors()
    const body = { ...newCater, name: crypto.randomUUID(), [field]: value }
    const answer = await fixture.send('POST', '/api/caters/create', body, { token: admin })
    expect(answer.statusCode).toBe(422)
    expect(issuesOf(answer)?.map(([one]) => one)).toEqual([path])
    const left = await service.db.selectFrom('cater').select('id').where('name', '=', body.name).execute()
    expect(left).toEqual([])
  })

  test('FIR-3 accepts an email with Danish letters in the domain, trimmed', async () => {
    const { admin } = await fixture.addActors()
    const body = { ...newCater, email: ' info@smørrebrød.dk ' }
    const answer = await fixture.send('POST', '/api/caters/create', body, { token: admin })
    expect([answer.statusCode, answer.json().cater?.email]).toEqual([201, 'info@smørrebrød.dk'])
  })

  test('happens once for an idempotency key; another body with that key is 422', async () => {
    const { admin } = await fixture.addActors()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const create = (name: string) =>
      fixture.send('POST', '/api/caters/create', { ...newCater, name }, { token: admin, headers })
    const name = crypto.randomUUID()
    const first = await create(name)
    const again = await create(name)
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect((await create('Et andet')).statusCode).toBe(422)
    const created = await service.db.selectFrom('cater').select('id').where('name', '=', name).execute()
    expect(created).toEqual([{ id: first.json().cater.id }])
    expect(await fixture.listChanges(first.json().cater.id)).toHaveLength(1)
  })

  test('ROLE-2 is for admins only', async () => {
    const { own, customer } = await fixture.addActors()
    const create = (token?: string) => fixture.send('POST', '/api/caters/create', newCater, { token })
    expect((await create(own)).statusCode).toBe(403)
    expect((await create(customer)).statusCode).toBe(403)
    expect((await create()).statusCode).toBe(401)
  })
})

describe('LAW-1 the inspection report', () => {
  const REPORT = 'https://www.findsmiley.dk/1'

  test('LAW-8 a new caterer without a report or the tick is refused as active, and inactive where nothing is said of it', async () => {
    const { admin } = await fixture.addActors()
    const create = (more: object) =>
      fixture.send('POST', '/api/caters/create', { ...requiredFields, ...more }, { token: admin })
    const refused = await create({ active: true, noInspectionYet: false })
    expect([refused.statusCode, issuesOf(refused)]).toEqual([422, [['active', 'smiley_missing']]])
    const created = async (more: object) => (await create(more)).json().cater
    expect(await created({})).toMatchObject({ active: false, smileyUrl: null, noInspectionYet: false })
    expect(await created({ smileyUrl: REPORT })).toMatchObject({ active: true, smileyUrl: REPORT })
    expect(await created({ active: true, noInspectionYet: true })).toMatchObject({ active: true })
    expect(await created({ noInspectionYet: true, active: false })).toMatchObject({ active: false })
  })

  test('LAW-1 LAW-8 a caterer is opened with a report or the tick alone, and keeps one of them while it is open', async () => {
    const { id, own } = await fixture.addActors({ active: false })
    const change = (more: object) => fixture.send('PUT', url, { id, ...more }, { token: own })
    const refused = await change({ active: true })
    expect([refused.statusCode, issuesOf(refused)]).toEqual([422, [['active', 'smiley_missing']]])
    expect((await change({ active: true, smileyUrl: REPORT })).statusCode).toBe(200)
    const removed = await change({ smileyUrl: null, name: 'Omdøbt' })
    expect([removed.statusCode, issuesOf(removed)]).toEqual([422, [['smileyUrl', 'smiley_missing']]])
    expect((await change({ smileyUrl: null, noInspectionYet: true })).statusCode).toBe(200)
    expect((await change({ active: false, noInspectionYet: false })).statusCode).toBe(200)
    expect((await change({ active: true, noInspectionYet: true })).statusCode).toBe(200)
  })

  test('LAW-1 one that was open without a report before the rule stays open until it is closed', async () => {
    const { id, own } = await fixture.addActors({ active: true })
    const change = (more: object) => fixture.send('PUT', url, { id, ...more }, { token: own })
    expect((await change({ name: 'Omdøbt', active: true })).json().cater).toMatchObject({
      active: true,
      smileyUrl: null,
      noInspectionYet: false,
    })
    expect((await change({ active: false })).statusCode).toBe(200)
    expect((await change({ active: true })).statusCode).toBe(422)
  })

  test.each(['https://example.dk/1', 'http://findsmiley.dk/1', 'findsmiley.dk'])(
    'LAW-1 %j is no address of a report',
    async (smileyUrl) => {
      const { id, own } = await fixture.addActors()
      const answer = await fixture.send('PUT', url, { id, smileyUrl }, { token: own })
      expect([answer.statusCode, issuesOf(answer)]).toEqual([422, [['smileyUrl', 'smiley_url']]])
    },
  )

  test('MEM-3 a caterer sets for how many days it calls a reduction an offer, 1 to 30', async () => {
    const { id, own } = await fixture.addActors()
    const change = (offerDays: number) => fixture.send('PUT', url, { id, offerDays }, { token: own })
    expect((await change(30)).json().cater).toMatchObject({ offerDays: 30 })
    for (const days of [0, 31, 1.5]) expect((await change(days)).statusCode).toBe(422)
  })
})

describe('changing a caterer', () => {
  test('FIR-5, FIR-6 keeps missing fields; its own user can open and close it', async () => {
    const { id, own, admin } = await fixture.addActors({ description: '<p>Før</p>', zipCode: '8000', city: 'Aarhus C' })
    const before = (await fixture.get(`${url}/${id}`, admin)).json()
    const answer = await fixture.send('PUT', url, { id, active: false }, { token: own })
    expect(answer.statusCode).toBe(200)
    expect(OwnCater.strict().parse(answer.json().cater)).toMatchObject({ active: false, accountNumber: 'KONTO-98765' })
    expect((await fixture.get(`${url}/${id}`, admin)).json()).toEqual({ ...before, active: false })
    expect((await fixture.get(url)).body).not.toContain(`"id":${id},`)
    expect(await fixture.listChanges(id)).toEqual([
      { by: 'Uffe User', before: { active: true }, after: { active: false } },
    ])
  })

  test('FIR-3 a new postal code sets its city, unless a city is sent', async () => {
    const { id, own } = await fixture.addActors({ zipCode: '8000', city: 'Aarhus C' })
    const cityAfter = async (change: object) =>
      (await fixture.send('PUT', url, { id, ...change }, { token: own })).json().cater.city
    expect(await cityAfter({ zipCode: '5000' })).toBe('Odense C')
    expect(await cityAfter({ name: 'Nyt' })).toBe('Odense C')
    expect(await cityAfter({ zipCode: '2100', city: 'Nordhavn' })).toBe('Nordhavn')
    const unknown = await fixture.send('PUT', url, { id, zipCode: '0001', city: 'Ingensteder' }, { token: own })
    expect([unknown.statusCode, issuesOf(unknown)]).toEqual([422, [['zipCode', 'unknown']]])
  })

  test('ROLE-2, FIR-2 a cater’s change with a field of admins is 403 and saves nothing', async () => {
    const { id, own, admin } = await fixture.addActors({ commission: 10 })
    const fields = {
      commission: 1,
      filters: [],
      isAffiliate: true,
      affiliateLink: 'https://example.dk/',
      googleRatingsLink: 'https://example.dk/',
      googlePlaceId: 'x',
      googleTotalRatings: 9000,
      googleAverageRating: 5,
      ordering: 1,
    }
    const before = (await fixture.get(`${url}/${id}`, admin)).json()
    for (const [field, value] of Object.entries(fields)) {
      const answer = await fixture.send('PUT', url, { id, name: 'Nyt', [field]: value }, { token: own })
      expect([answer.statusCode, answer.json().title, issuesOf(answer)]).toEqual([
        403,
        'admins_only',
        [[field, 'admins_only']],
      ])
    }
    const all = await fixture.sendForm('PUT', `${url}/full`, { id, ...fields }, { token: own })
    expect([all.statusCode, issuesOf(all)?.map(([path]) => path)]).toEqual([403, Object.keys(fields)])
    expect((await fixture.get(`${url}/${id}`, admin)).json()).toEqual(before)
    const byAdmin = await fixture.send('PUT', url, { id, ...fields }, { token: admin })
    expect(byAdmin.json().cater).toMatchObject(fields)
  })

  test("ROLE-2 another's, a missing and a deleted one are 404", async () => {
    const { id, otherId, own, customer, admin } = await fixture.addActors()
    const gone = (await fixture.addActors({ deletedAt: NOW })).id
    const statuses = async (caterId: number, token?: string) => [
      (await fixture.send('PUT', url, { id: caterId, active: false }, { token })).statusCode,
      (await fixture.send('PUT', url, { id: caterId, commission: 1 }, { token })).statusCode,
      (await fixture.sendForm('PUT', `${url}/full`, { id: caterId, active: false }, { token })).statusCode,
    ]
    expect(await statuses(otherId, own)).toEqual([404, 404, 404])
    expect(await statuses(2_147_483_647, own)).toEqual([404, 404, 404])
    expect(await statuses(2_147_483_647, admin)).toEqual([404, 404, 404])
    expect(await statuses(gone, admin)).toEqual([404, 404, 404])
    expect(await statuses(id, customer)).toEqual([403, 403, 403])
    expect(await statuses(id)).toEqual([401, 401, 401])
    expect((await fixture.get(`/api/v2/caters-public/${otherId}`)).json()).toMatchObject({ active: true })
    expect(await fixture.listChanges(otherId)).toEqual([])
  })

  test('FIR-7 price periods are replaced as a whole list; those with an id keep it', async () => {
    const { id, otherId, own, other } = await fixture.addActors()
    const save = async (pricePeriods: object[], caterId = id, token = own) =>
      fixture.send('PUT', url, { id: caterId, pricePeriods }, { token })
    const sundays = { type: 1, percentage: 10, weekdays: [7], from: null, to: null, name: 'Søndage' }
    const offer = { type: 3, percentage: -10, weekdays: [], from: '2026-12-01', to: '2026-12-24', name: 'Advent' }
    const [first, second] = (await save([sundays, offer])).json().cater.pricePeriods
    expect([first, second]).toMatchObject([sundays, offer])
    const holidays = { type: 2, percentage: 15, weekdays: [], from: null, to: null, name: null }
    const later = (await save([{ ...second, percentage: -20 }, holidays])).json().cater.pricePeriods
    expect(later).toEqual([
      { ...holidays, id: expect.any(String) },
      { ...second, percentage: -20 },
    ])
    const [theirs] = (await save([holidays], otherId, other)).json().cater.pricePeriods
    for (const wrong of [theirs, first, later[0]]) {
      const answer = await save([later[0], wrong])
      expect([answer.statusCode, issuesOf(answer)]).toEqual([422, [['pricePeriods.1.id', 'unknown']]])
    }
    expect((await fixture.get(`/api/v2/caters-public/${id}`)).json().pricePeriods).toEqual(later)
    expect((await fixture.get(`/api/v2/caters-public/${otherId}`)).json().pricePeriods).toEqual([theirs])
    expect((await fixture.listChanges(id)).at(-1)).toMatchObject({
      before: { pricePeriods: [first, second] },
      after: { pricePeriods: later },
    })
    expect((await save([])).json().cater.pricePeriods).toEqual([])
  })

  test('filters are replaced as a whole list; unknown ones are 422', async () => {
    const { id, admin } = await fixture.addActors()
    const added = await service.db
      .insertInto('filter')
      .values([
        { name: 'Aarhus', type: 'location' },
        { name: 'Bryllup', type: 'occasion' },
      ])
      .returning('id')
      .execute()
    const [one, two] = added.map((filter) => filter.id)
    const save = (filters: unknown[]) => fixture.send('PUT', url, { id, filters }, { token: admin })
    expect((await save([two, one, two])).json().cater.filters).toEqual([one, two])
    const unknown = await save([one, 2_000_000_000])
    expect([unknown.statusCode, issuesOf(unknown)]).toEqual([422, [['filters.1', 'unknown']]])
    expect((await save([two])).json().cater.filters).toEqual([two])
    expect((await save([])).json().cater.filters).toEqual([])
  })

  test('FIR-7 an accent with too little contrast is darkened', async () => {
    const { id, own } = await fixture.addActors()
    const save = async (accentColor: string | null) =>
      (await fixture.send('PUT', url, { id, accentColor }, { token: own })).json().cater.accentColor
    expect(await save('#7A2450')).toBe('#7a2450')
    expect(await save('#ffff00')).toMatch(/^#([4-6][0-9a-f])\1(00)$/)
    expect(await save(null)).toBeNull()
  })

  test('SEC-1 keeps the formatting of texts that is allowed', async () => {
    const { id, own } = await fixture.addActors()
    const description = '<h4 onclick="x()">Æbler & "pærer"</h4>\n<script>1</script>'
    const answer = await fixture.send('PUT', url, { id, description: ` ${description}\n` }, { token: own })
    expect(answer.json().cater.description).toBe('<h4>Æbler &amp; "pærer"</h4>')
    const nul = await fixture.send('PUT', url, { id, description: 'a\0b' }, { token: own })
    expect([nul.statusCode, issuesOf(nul)]).toEqual([422, [['description', 'invalid']]])
  })

  test('without effect is not recorded in the audit log', async () => {
    const { id, own } = await fixture.addActors({ name: 'Som før' })
    expect((await fixture.send('PUT', url, { id, name: 'Som før' }, { token: own })).statusCode).toBe(200)
    expect((await fixture.send('PUT', url, { id }, { token: own })).statusCode).toBe(200)
    expect(await fixture.listChanges(id)).toEqual([])
  })

  test('with If-Match of an older version is 412 with the current one', async () => {
    const { id, own, admin } = await fixture.addActors()
    const etagFor = async (token: string) => String((await fixture.get(`${url}/${id}`, token)).headers.etag)
    const save = (name: string, token: string, etag: string) =>
      fixture.send('PUT', url, { id, name }, { token, headers: { 'if-match': etag } })
    const [owns, admins] = [await etagFor(own), await etagFor(admin)]
    expect((await save('Adminens', admin, admins)).statusCode).toBe(200)
    const late = await save('Min', own, owns)
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ changedBy: 'Anna Admin', changedAt: NOW.toISOString() })
    expect(late.json().current).toEqual((await fixture.get(`${url}/${id}`, own)).json())
    expect(late.json().current).not.toHaveProperty('commission')
    expect((await save('Min', own, await etagFor(own))).json().cater.name).toBe('Min')
    expect((await save('Alligevel', own, '*')).statusCode).toBe(200)
  })

  test('of its ordering is for admins', async () => {
    const { id, otherId, own, admin } = await fixture.addActors()
    const place = (caterId: number, ordering: number, token = admin) =>
      fixture.send('PUT', `${url}/update-ordering`, { id: caterId, ordering }, { token })
    expect((await place(id, 9102)).json().cater).toMatchObject({ id, ordering: 9102 })
    expect((await place(otherId, 9101)).statusCode).toBe(200)
    const ids = (await fixture.get(`${url}?ids=${id},${otherId}`)).json().map((cater: { id: number }) => cater.id)
    expect(ids).toEqual([otherId, id])
    expect(await fixture.listChanges(id)).toMatchObject([{ before: { ordering: null }, after: { ordering: 9102 } }])
    expect((await place(id, 1, own)).statusCode).toBe(403)
    expect((await place(2_147_483_647, 1)).statusCode).toBe(404)
  })
})

describe('deleting a caterer', () => {
  const remove = (id: number, token?: string) => fixture.send('DELETE', url, { id }, { token })

  test.each([
    ['that awaits an answer, for today', '2026-11-22', {}],
    ['that is accepted, for tomorrow', '2026-11-23', { caterAccept: true }],
    ['that is paid, for tomorrow', '2026-11-23', { caterAccept: true, paid: true }],
  ])('is 409 while it has an order %s', async (_, date, values) => {
    const { id, admin } = await fixture.addActors()
    await fixture.addOrder(id, date, values)
    const answer = await remove(id, admin)
    expect([answer.statusCode, answer.json().title]).toEqual([409, 'has_open_orders'])
    expect((await fixture.get(`/api/v2/caters-public/${id}`)).statusCode).toBe(200)
    expect(await fixture.listChanges(id)).toEqual([])
  })

  test('HOST-3 hides it everywhere and blocks its users; admins keep past and refused orders', async () => {
    const { id, own, admin } = await fixture.addActors()
    const user = { email: `${crypto.randomUUID()}@example.dk`, passwordHash: await hashPassword('hemmelig-1234') }
    await service.db
      .insertInto('user')
      .values({ ...user, role: 'cater', caterId: id, verified: true })
      .execute()
    const login = async () =>
      (await fixture.send('POST', '/api/users/login', { email: user.email, password: 'hemmelig-1234' })).statusCode
    await fixture.addOrder(id, '2026-11-21', { caterAccept: true })
    await fixture.addOrder(id, '2026-11-30', { refused: true })
    const { categories: _, ...before } = (await fixture.get(`${url}/${id}`, admin)).json()
    expect(await login()).toBe(200)
    const answer = await remove(id, admin)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect((await fixture.get(`/api/v2/caters-public/${id}`)).statusCode).toBe(404)
    expect((await fixture.get(url)).body).not.toContain(`"id":${id},`)
    expect((await fixture.get('/api/caters/get-all', admin)).body).not.toContain(`"id":${id},`)
    expect((await fixture.get(`${url}/${id}`, own)).statusCode).toBe(401)
    expect(await login()).toBe(401)
    expect((await fixture.get(`/api/v2/cater/all-orders/${id}`, admin)).json()).toHaveLength(2)
    expect(await fixture.listChanges(id)).toMatchObject([{ by: 'Anna Admin', before: redacted(before), after: null }])
    expect((await remove(id, admin)).statusCode).toBe(404)
  })

  test('ROLE-2 is for admins only', async () => {
    const { id, own, other } = await fixture.addActors()
    expect((await remove(id, own)).statusCode).toBe(403)
    expect((await remove(id, other)).statusCode).toBe(403)
    expect((await remove(id)).statusCode).toBe(401)
    expect((await fixture.get(`/api/v2/caters-public/${id}`)).statusCode).toBe(200)
  })

  // The embedded database runs one transaction at a time
  test.runIf(process.env.TEST_DATABASE_URL)('waits for an order that is being placed, and is 409 then', async () => {
    const { id, admin } = await fixture.addActors()
    const removal = await service.db.transaction().execute(async (tx) => {
      expect(await findOrderCatalogue(tx, id, [])).toBeDefined()
      const waiting = remove(id, admin)
      await expect.poll(() => countWaiting(tx)).toBeGreaterThan(0)
      await fixture.addOrder(id, '2026-11-30', {}, tx)
      return { waiting }
    })
    expect((await removal.waiting).statusCode).toBe(409)
  })
})

describe('the audit log', () => {
  test.each([
    ['changed', sql`update change set by = 'En anden'`],
    ['deleted', sql`delete from change`],
    ['emptied', sql`truncate change`],
  ])('cannot be %s', async (_, statement) => {
    const { id, own } = await fixture.addActors()
    await fixture.send('PUT', url, { id, name: 'Nyt navn' }, { token: own })
    await expect(statement.execute(service.db)).rejects.toThrow('Recorded changes stay as they are')
    expect(await fixture.listChanges(id)).toHaveLength(1)
  })
})
