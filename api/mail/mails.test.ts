import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addKitchen, call, type Kitchen, noon, placed } from '../orders/testing/orderKitchen.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { createDelivery } from './delivery.ts'

let service: TestApp
let kitchen: Kitchen
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-mail-'))
  const deliver = createDelivery({ dataDir, mailFrom: 'Kuvert <noreply@kuvert.dk>', domain: 'kuvert.dk' })
  service = await openTestApp({ now: () => noon, deliver })
  kitchen = await addKitchen(service, { name: 'Smag & Søn', email: 'smag@example.dk' })
  await service.services.mailQueue.start()
}, 60_000)
afterAll(async () => {
  await service.close()
  await rm(dataDir, { recursive: true })
})

/** The mails of an order by kind, once all of them are sent. */
async function mailsOf(orderId: string) {
  const sent = () =>
    service.db.selectFrom('mail').select(['id', 'kind', 'state']).where('orderId', '=', orderId).execute()
  await expect.poll(async () => (await sent()).map(({ state }) => state), { timeout: 15_000 }).not.toContain('queued')
  const files = await readdir(join(dataDir, 'mail'))
  const read = async ({ id, kind }: { id: string; kind: string }) => {
    const names = files.filter((name) => name.endsWith(`-${kind}-${id}.eml`))
    expect(names).toHaveLength(1)
    return [kind, await PostalMime.parse(await readFile(join(dataDir, 'mail', names[0] as string)))] as const
  }
  return Object.fromEntries(await Promise.all((await sent()).map(read)))
}

const put = (id: string, verb: string, body?: object) =>
  call(service, 'PUT', `/cater/orders/${id}/${verb}`, { token: kitchen.token, body })

describe('mails about an order', () => {
  test('MAIL-1 MAIL-2 MAIL-3 placed, noticed, accepted and paid, in files', async () => {
    const { id, orderRef } = await placed(service, kitchen)
    await put(id, 'accept')
    await put(id, 'paid', { payment_method_other: true })
    const mails = await mailsOf(id)
    expect(Object.keys(mails).sort()).toEqual(['accepted', 'notice', 'placed', 'receipt'])
    for (const kind of ['placed', 'accepted', 'receipt']) {
      const mail = mails[kind]
      expect(mail?.to).toEqual([{ name: '', address: 'karen@example.dk' }])
      expect(mail?.replyTo).toEqual([{ name: '', address: 'smag@example.dk' }])
      expect(mail?.from).toEqual({ name: 'Kuvert', address: 'noreply@kuvert.dk' })
      expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@kuvert\.dk>$/)
    }
    for (const mail of Object.values(mails)) {
      expect(mail.subject).toContain(String(orderRef))
      for (const part of [mail.text, mail.html]) {
        for (const said of [
          String(orderRef),
          '24-11-2026 kl. 12:30',
          'Ågade 1, 8000 Aarhus C',
          'Uden løg',
          '10x Frokostplatte',
          'kr. 1.440,00',
          '3 slags',
          '20x Sild',
          '10x Rejer',
          '20x Rugbrød',
          '3x Dessert',
          'kr. 105,00',
          'Kørsel',
          'kr. 150,00',
          'kr. 1.695,00',
        ]) {
          expect(part).toContain(said)
        }
      }
    }
    expect(mails.notice?.to).toEqual([{ name: '', address: 'smag@example.dk' }])
    expect(mails.notice?.text).toContain('karen@example.dk')
    expect(mails.receipt?.text).toContain('Betalt med bankoverførsel.')
    expect(mails.accepted?.subject).toBe(`Din bestilling ${orderRef} er godkendt`)
  })

  test('MAIL-1 a refusal tells its reason; what people typed is no HTML', async () => {
    const { id } = await placed(service, kitchen, { comment: '<script>alert(1)</script>', delivery: null })
    await put(id, 'refuse', { reason: 'Vi har <b>lukket</b> & "ferie"' })
    const { refused } = await mailsOf(id)
    expect(refused?.text).toContain('Begrundelse: Vi har <b>lukket</b> & "ferie"')
    expect(refused?.text).toContain('Levering: Afhentning')
    expect(refused?.html).toContain('Vi har &#60;b&#62;lukket&#60;/b&#62; &#38; &#34;ferie&#34;')
    expect(refused?.html).not.toContain('<script>')
    expect(refused?.html).toContain('Smag &#38; Søn')
  })

  test('MAIL-1 a price period is a line of its own', async () => {
    const dear = await addKitchen(service)
    const { id: caterId } = dear.cater
    await service.db.insertInto('pricePeriod').values({ caterId, type: 3, percentage: -10 }).execute()
    const { id } = await placed(service, dear, { price: 1551 })
    const { placed: mail } = await mailsOf(id)
    expect(mail?.text).toContain('Rabat  kr. -144,00')
    expect(mail?.text).toContain('I alt: kr. 1.551,00')
  })

  test('MAIL-2 what was sent is told on the order and in its history', async () => {
    const { id } = await placed(service, kitchen)
    await mailsOf(id)
    const order = (await call(service, 'GET', `/cater/orders/${id}`, kitchen)).json()
    expect(order.mails.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent'])
    expect(order.events.map(({ type }: { type: string }) => type)).toEqual(['placed', 'mailed', 'mailed'])
  })

  test('MAIL-3 the same mail twice is one file', async () => {
    const { id } = await placed(service, kitchen)
    await mailsOf(id)
    const before = (await readdir(join(dataDir, 'mail'))).length
    const deliver = createDelivery({ dataDir, mailFrom: 'a@b.dk', domain: 'kuvert.dk' })
    const rows = await service.db.selectFrom('mail').selectAll().where('orderId', '=', id).execute()
    for (const row of rows) await deliver(row)
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(before)
  })
})
