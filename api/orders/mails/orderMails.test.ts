import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { addOrderFixture, call, type OrderFixture, noon, placeTestOrder } from '../testing/orderFixture.ts'
import { listWrittenMails } from '../testing/writtenMails.ts'
import { addUser } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { NO_WITHDRAWAL_TEXT } from '../../../domain/texts/texts.ts'
import { createDelivery } from '../../mail/delivery.ts'

let service: TestApp
let fixture: OrderFixture
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-mail-'))
  const deliver = createDelivery({ dataDir, mailFrom: 'Kuvert <noreply@kuvert.dk>', domain: 'kuvert.dk' })
  service = await openTestApp({ now: () => noon, deliver })
  fixture = await addOrderFixture(service, { name: 'Smag & Søn', email: 'smag@example.dk' })
  await service.services.mailQueue.start()
  return async () => {
    await service.close()
    await rm(dataDir, { recursive: true })
  }
})

/** The mails of an order by kind, once all of them are sent; those with a delay are made due. */
async function mailsOf(orderId: string) {
  const sent = () =>
    service.db
      .selectFrom('mail')
      .select(['id', 'kind', 'state'])
      .where('orderId', '=', orderId)
      .where('kind', '<>', 'reminder')
      .execute()
  const ids = (await sent()).map(({ id }) => id)
  await service.db.updateTable('mail').set({ sendAfter: noon }).where('id', 'in', ids).execute()
  await sql`update pgboss.job set start_after = now() where id = any(${ids}::uuid[])`.execute(service.db)
  await expect.poll(async () => (await sent()).map(({ state }) => state)).not.toContain('queued')
  const files = await readdir(join(dataDir, 'mail'))
  const read = async ({ id, kind }: { id: string; kind: string }) => {
    const names = files.filter((name) => name.endsWith(`-${kind}-${id}.eml`))
    expect(names).toHaveLength(1)
    return [kind, await PostalMime.parse(await readFile(join(dataDir, 'mail', names[0] as string)))] as const
  }
  return Object.fromEntries(await Promise.all((await sent()).map(read)))
}

const put = (id: string, verb: string, body?: object) =>
  call(service, 'PUT', `/cater/orders/${id}/${verb}`, { token: fixture.token, body })

describe('mails about an order', () => {
  test('MAIL-1 MAIL-2 MAIL-3 LAW-5 an order that is placed, accepted and paid writes four mails as files', async () => {
    const { id, orderRef } = await placeTestOrder(service, fixture)
    await put(id, 'accept')
    await put(id, 'paid', { payment_method_other: true })
    const mails = await mailsOf(id)
    expect(Object.keys(mails).sort()).toEqual(['accepted', 'notice', 'placed', 'receipt'])
    for (const kind of ['placed', 'accepted']) expect(mails[kind]?.text).toContain(NO_WITHDRAWAL_TEXT)
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
        for (const expected of [
          String(orderRef),
          '24-11-2026 kl. 12:30',
          'Ågade 1, 8000 Aarhus C',
          'Uden løg',
          '10x Frokostplatte',
          'kr.\u00a01.440,00',
          '3 slags',
          '20x Sild',
          '10x Rejer',
          '20x Rugbrød',
          '3x Dessert',
          'kr.\u00a0105,00',
          'Kørsel',
          'kr.\u00a0150,00',
          'kr.\u00a01.695,00',
        ]) {
          expect(part).toContain(expected)
        }
      }
    }
    expect(mails.notice?.to).toEqual([{ name: '', address: 'smag@example.dk' }])
    expect(mails.notice?.text).toContain('karen@example.dk')
    expect(mails.receipt?.text).toContain('Betalt med bankoverførsel.')
    expect(mails.accepted?.subject).toBe(`Din bestilling ${orderRef} er godkendt`)
  })

  test('MAIL-1 a refusal contains its reason; typed texts are escaped', async () => {
    const { id } = await placeTestOrder(service, fixture, { comment: '<script>alert(1)</script>', delivery: null })
    await put(id, 'refuse', { reason: 'Vi har <b>lukket</b> & "ferie"' })
    const { refused } = await mailsOf(id)
    expect(refused?.text).toContain('Begrundelse: Vi har <b>lukket</b> & "ferie"')
    expect(refused?.text).toContain('Levering: Afhentning')
    expect(refused?.html).toContain('Vi har &#60;b&#62;lukket&#60;/b&#62; &#38; &#34;ferie&#34;')
    expect(refused?.html).not.toContain('<script>')
    expect(refused?.html).toContain('Smag &#38; Søn')
  })

  test('MAIL-1 the caterer’s mails link to the order in its back office, the customer’s to its own page', async () => {
    const [linked, bare] = [await addOrderFixture(service), await addOrderFixture(service)]
    const pages = ['/linket', '/linket/om-os'].map((url) => ({
      url,
      title: 'x',
      caterId: linked.cater.id,
      blocks: '[]',
    }))
    await service.db.insertInto('page').values(pages).execute()
    for (const [kitchen, host] of [
      [linked, 'linket.localhost:4000'],
      [bare, 'localhost:4000'],
    ] as const) {
      const { id, orderRef } = await placeTestOrder(service, kitchen)
      const { notice, placed } = await mailsOf(id)
      const url = `http://${host}/admin/ordre/${id}`
      expect(notice?.text).toContain(`Åbn ordre ${orderRef}:\n${url}\n`)
      expect(notice?.html).toContain(`<a href="${url}">Åbn ordre ${orderRef}</a>`)
      expect(placed?.text).not.toContain('/admin')
      expect(placed?.text).toContain(`Se din bestilling:\nhttp://${host}/ordre/`)
    }
  })

  test('MAIL-1 a price period has its own line', async () => {
    const dear = await addOrderFixture(service)
    const { id: caterId } = dear.cater
    await service.db.insertInto('pricePeriod').values({ caterId, type: 3, percentage: -10 }).execute()
    const { id } = await placeTestOrder(service, dear, { price: 1551 })
    const { placed: mail } = await mailsOf(id)
    expect(mail?.text).toContain('Rabat  −kr.\u00a0144,00')
    expect(mail?.text).toContain('I alt: kr.\u00a01.551,00')
  })

  test('MAIL-2 sent mails are listed with the order and in its history', async () => {
    const { id } = await placeTestOrder(service, fixture)
    await mailsOf(id)
    const order = (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
    expect(order.mails.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent'])
    expect(order.events.map(({ type }: { type: string }) => type)).toEqual(['placed', 'mailed', 'mailed'])
  })

  test('MAIL-1 MAIL-2 every kind matches its snapshot', async () => {
    const dear = await addOrderFixture(service, { name: 'Smag & Søn', email: 'smag@example.dk' })
    const { id: caterId } = dear.cater
    await service.db.insertInto('pricePeriod').values({ caterId, type: 3, percentage: -10 }).execute()
    const customer = await addUser(service.db, { role: 'customer', firstName: 'Karen', lastName: 'Kunde' })
    const order = async () => {
      const { id, orderRef } = await placeTestOrder(service, dear, { price: 1551, comment: 'Uden <løg>\nog hvidløg' })
      await service.db.updateTable('order').set({ userId: customer.id }).where('id', '=', id).execute()
      return { id, orderRef: String(orderRef) }
    }
    const accepted = await order()
    const say = (url: string, token: string, message: string) =>
      call(service, 'POST', url, { token, body: { message } })
    await say(`/cater/orders/${accepted.id}/messages`, dear.token, 'Vi kommer lidt før.\nEr det i orden?')
    await say(`/orders/${accepted.id}/messages`, await service.tokenFor(customer), 'Ja, det er <fint>.')
    // Read before the answer, which cancels the reminder
    const written = async ({ id, orderRef }: { id: string; orderRef: string }) => {
      return (await listWrittenMails(service.db, id)).map(({ kind, to, replyTo, subject, text, html, linkMark }) => {
        const parts = [subject, text, html].map((part) =>
          part
            .replaceAll(orderRef, '100042')
            .replaceAll(id, 'ID')
            .replaceAll(linkMark ?? id, 'MARK'),
        )
        return { kind, to, replyTo, subject: parts[0], text: parts[1], html: parts[2] }
      })
    }
    const before = await written(accepted)
    await call(service, 'PUT', `/cater/orders/${accepted.id}/accept`, dear)
    await call(service, 'PUT', `/cater/orders/${accepted.id}/paid`, dear)
    const refused = await order()
    await call(service, 'PUT', `/cater/orders/${refused.id}/refuse`, { ...dear, body: { reason: 'Vi har fuldt hus.' } })
    const all = [...before, ...(await written(accepted)), ...(await written(refused))]
    const byKind = Object.fromEntries(all.map((mail) => [mail.kind, mail]))
    expect(Object.keys(byKind).sort()).toEqual([
      'accepted',
      'cater_message',
      'customer_message',
      'notice',
      'placed',
      'receipt',
      'refused',
      'reminder',
    ])
    for (const [kind, mail] of Object.entries(byKind)) {
      for (const said of ['100042', '10x Frokostplatte', '20x Sild', 'Rabat', 'kr.\u00a01.551,00']) {
        expect([kind, mail.text, mail.html]).toEqual([
          kind,
          expect.stringContaining(said),
          expect.stringContaining(said),
        ])
      }
      expect(mail).toMatchSnapshot(kind)
    }
  })

  test('MAIL-3 delivering a mail twice writes one file', async () => {
    const { id } = await placeTestOrder(service, fixture)
    await mailsOf(id)
    const before = (await readdir(join(dataDir, 'mail'))).length
    const deliver = createDelivery({ dataDir, mailFrom: 'a@b.dk', domain: 'kuvert.dk' })
    const rows = await service.db.selectFrom('mail').selectAll().where('orderId', '=', id).execute()
    for (const row of rows.filter(({ state }) => state === 'sent')) await deliver(row, new AbortController().signal)
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(before)
  })
})
