import { beforeAll, describe, expect, test } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let caterId: number
let own: string
let staff: string
let other: string
let kitchen: string
let admin: string
beforeAll(async () => {
  service = await openTestApp()
  const { db, tokenFor } = service
  caterId = (await addCater(db)).id
  const otherId = (await addCater(db)).id
  own = await tokenFor(await addUser(db, { role: 'cater', caterId }))
  staff = await tokenFor(await addUser(db, { role: 'cater', staffRole: 'staff', caterId }))
  kitchen = await tokenFor(await addUser(db, { role: 'cater', staffRole: 'kitchen', caterId }))
  other = await tokenFor(await addUser(db, { role: 'cater', caterId: otherId }))
  admin = await tokenFor(await addUser(db, { role: 'admin' }))
  const order = {
    caterId,
    priceOere: 100,
    deliveryDate: '2026-12-08',
    deliveryTime: '18:00',
    content: JSON.stringify({ menus: [], services: [] }),
    address: 'Søndre Ringgade 12',
    zipCode: '8000',
    city: 'Aarhus C',
  }
  const anne = { orderer: 'Anne Ørsted', email: 'anne@firma.example', phoneNumber: '+45 86 12 34 56' }
  const bo = { orderer: 'Bo 100% Holm', email: 'bo_holm@firma.example', phoneNumber: '20304050' }
  await db
    .insertInto('order')
    .values([
      { ...order, ...anne, orderRef: 710_001 },
      { ...order, ...anne, orderRef: 710_002, address: null, zipCode: null, city: null },
      { ...order, ...bo, orderRef: 710_003, address: 'Havnegade 4' },
    ])
    .execute()
  await db
    .insertInto('order')
    .values([
      { ...order, ...bo, orderer: 'Sean O’Brien', email: 'sean@firma.example', orderRef: 710_004, address: 'Nygade 1' },
      { ...order, ...bo, orderer: "Nora O'Brien", email: 'nora@firma.example', orderRef: 710_005, address: 'Nygade 1' },
    ])
    .execute()
  const menu = { caterId, priceOere: 100, type: 'menu' as const }
  const [main] = await db
    .insertInto('menu')
    .values({ ...menu, name: 'Ørstedmenu' })
    .returning('id')
    .execute()
  await db
    .insertInto('menu')
    .values({ ...menu, type: 'include', name: 'Ørstedtærte', parentId: main?.id })
    .execute()
  await db.insertInto('dish').values({ caterId, name: 'Ørstedbrød' }).execute()
  await db.insertInto('service').values({ caterId, name: 'Ørstedservice', description: '', priceOere: 0 }).execute()
  await db.insertInto('category').values({ caterId, name: 'Ørstedretter', order: 1 }).execute()
  return () => service.close()
})

const search = async (q: string, token = own) =>
  service.app.inject({
    url: `/api/v2/search?q=${encodeURIComponent(q)}`,
    headers: { authorization: `Bearer ${token}` },
  })
const references = async (q: string, token = own) =>
  (await search(q, token)).json().orders.map(({ orderRef }: { orderRef: number }) => orderRef)

describe('DAY-3 one search', () => {
  test.each([
    ['710002', [710_002]],
    ['anne ørsted', [710_002, 710_001]],
    ['ørsted ANNE', [710_002, 710_001]],
    ['anne@firma', [710_002, 710_001]],
    ['86123456', [710_002, 710_001]],
    ['86 12 34 56', [710_002, 710_001]],
    ['+45 8612 3456', [710_002, 710_001]],
    ['2030 4050', [710_005, 710_004, 710_003]],
    ['(+45) 86–12–34–56', [710_002, 710_001]],
    ['45 86 12 34 56', [710_002, 710_001]],
    ['\u202A+45 86 12 34 56\u202C', [710_002, 710_001]],
    ['８６１２３４５６', [710_002, 710_001]],
    ['ringgade 12', [710_001]],
    ['havnegade', [710_003]],
    ['8000 bo', [710_003]],
    ['an', [710_002, 710_001]],
    ['100%', [710_003]],
    ['bo_holm', [710_003]],
    ['_', []],
    ['%%', []],
    ['a', []],
    ['findes ikke', []],
  ])('finds orders by %j', async (q, found) => expect(await references(q)).toEqual(found))

  test('VIS-15 finds a name in whichever form its letters and apostrophes are typed', async () => {
    expect(await references('anne ørsted'.normalize('NFD'))).toEqual([710_002, 710_001])
    expect(await references('søndre'.normalize('NFD'))).toEqual([710_001])
    for (const q of ["o'brien", 'O’BRIEN', 'o‘brien']) {
      const { orders, customers } = (await search(q)).json()
      expect(orders.map(({ orderRef }: { orderRef: number }) => orderRef)).toEqual([710_005, 710_004])
      expect(customers.map(({ orderer }: { orderer: string }) => orderer)).toEqual(["Nora O'Brien", 'Sean O’Brien'])
    }
  })

  test('names a customer once, with what is newest', async () => {
    const { customers } = (await search('8612 3456')).json()
    expect(customers).toEqual([
      { caterId, email: 'anne@firma.example', orderer: 'Anne Ørsted', phoneNumber: '+45 86 12 34 56' },
    ])
    expect((await search('ringgade')).json().customers).toEqual([])
  })

  test('finds menus, dishes, services and categories by name, no parts of menus', async () => {
    const { items } = (await search('ØRSTED')).json()
    expect(items.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['menu', 'Ørstedmenu'],
      ['dish', 'Ørstedbrød'],
      ['service', 'Ørstedservice'],
      ['category', 'Ørstedretter'],
    ])
  })

  test('finds what the viewer may see: the staff its own, another caterer nothing, an admin all, the kitchen is refused', async () => {
    expect(await references('anne ørsted', staff)).toEqual([710_002, 710_001])
    expect((await search('ørsted', other)).json()).toEqual({ orders: [], customers: [], items: [] })
    expect(await references('anne ørsted', admin)).toEqual([710_002, 710_001])
    expect((await search('ørsted', admin)).json().items).toHaveLength(4)
    expect((await search('ørsted', kitchen)).statusCode).toBe(403)
  })

  test('refuses what is too long or cannot be stored', async () => {
    expect((await search('x'.repeat(101))).statusCode).toBe(422)
    expect((await search('a\0b')).statusCode).toBe(422)
  })
})
