import { beforeAll, expect, test } from 'vitest'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture, orderBody, placeTestOrder } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  return () => service.close()
})

const find = (phone: string, caterId = fixture.cater.id, token = fixture.token) =>
  call(service, 'GET', `/cater/customer?${new URLSearchParams({ caterId: String(caterId), phone }).toString()}`, {
    token,
  })
const customerOf = async (phone: string) => (await find(phone)).json().customer
const customer = (firstName: string, email: string, phone: string) => ({ firstName, lastName: 'Kunde', email, phone })

test('DAY-19 the customer of a phone number is that of the newest order, however the number is typed, with the newest address', async () => {
  const phone = '86 12 34 56'
  await placeTestOrder(service, fixture, { user: customer('Gammel', 'foer@example.dk', phone) })
  const newest = await placeTestOrder(service, fixture, {
    user: customer('Karen', 'karen@example.dk', '+45 86123456'),
    delivery: null,
    time: { date: '2026-11-25', clock: '12:30' },
  })
  const known = {
    orderer: 'Karen Kunde',
    email: 'karen@example.dk',
    delivery: { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' },
    orderRef: newest.orderRef,
    deliveryDate: '2026-11-25',
  }
  for (const typed of ['86123456', '(+45) 86–12–34–56', '0045 86123456']) expect(await customerOf(typed)).toEqual(known)
})

test('DAY-19 a number that is only part of another is of nobody, as is one of another caterer', async () => {
  await placeTestOrder(service, fixture, { user: customer('Astrid', 'astrid@example.no', '+47 21314151') })
  expect(await customerOf('21314151')).toBeNull()
  expect(await customerOf('+47 21314151')).toMatchObject({ orderer: 'Astrid Kunde' })
  const other = await addOrderFixture(service)
  await placeTestOrder(service, other, { user: customer('Otto', 'otto@example.dk', '22334455') })
  expect(await customerOf('22334455')).toBeNull()
  expect((await find('22334455', other.cater.id)).statusCode).toBe(404)
  const admin = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
  expect((await find('22334455', other.cater.id, admin)).json().customer).toMatchObject({ orderer: 'Otto Kunde' })
  expect((await find('22334455', fixture.cater.id, admin)).json().customer).toBeNull()
})

test('DAY-19 a customer that left no email and was never delivered to has neither', async () => {
  const order = {
    ...orderBody(fixture),
    user: customer('Ragna', '', '23242526'),
    delivery: null,
    beyond: [],
    time: { date: '2026-11-26', clock: '12:30' },
  }
  expect((await call(service, 'POST', '/cater/orders', { body: order, token: fixture.token })).statusCode).toBe(201)
  expect(await customerOf('23242526')).toMatchObject({ orderer: 'Ragna Kunde', email: null, delivery: null })
})

test('DAY-19 an order that holds nobody any more names nobody', async () => {
  const order = await placeTestOrder(service, fixture, { user: customer('Glemt', 'glemt@example.dk', '27282930') })
  await service.db.updateTable('order').set({ anonymizedAt: noon }).where('id', '=', order.id).execute()
  expect(await customerOf('27282930')).toBeNull()
})

test.each(['', '123', 'Karen', '%'])('DAY-19 %j is no phone number', async (phone) => {
  const answer = await find(phone)
  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'phone' }]])
})
