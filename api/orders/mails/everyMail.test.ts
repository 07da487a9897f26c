import { beforeAll, expect, test } from 'vitest'
import { ALLERGENS } from '../../../domain/foods/allergens.ts'
import { MAIL_LINKS } from '../../backgroundJobs.ts'
import { deliverWithLinks } from '../../mail/deliverWithLinks.ts'
import { createLinkMark } from '../../mail/linkMark.ts'
import { CATER_MAIL_KINDS, CUSTOMER_MAIL_KINDS, type StoredMail } from '../../mail/mail.ts'
import { offerFixture } from '../../offers/testing/offerFixture.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { expireProposal } from '../proposals/endProposals.ts'
import { listWrittenMails } from '../testing/writtenMails.ts'
import { addOrderFixture, call, noon, type OrderFixture } from '../testing/orderFixture.ts'
import { proposalFixture } from '../testing/proposalFixture.ts'
import { invitationMail, passwordMail, takenEmailMail } from '../../users/userMails.ts'

/**
 * What people type here: what stands for a token in stored mails, now and before, of which none becomes one; and a second
 * line.
 */
const MARKS = `{{ordrelink}} {{tilbudslink}}\nAnden linje /ordre/${createLinkMark()}`

let service: TestApp
let fixture: OrderFixture
let delivered: Awaited<ReturnType<typeof deliverAll>>
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service, { name: `Kok-${MARKS}`, email: 'smag@example.dk' })
  for (const table of ['menu', 'service'] as const) {
    const rows = await service.db.selectFrom(table).select(['id', 'name']).execute()
    for (const { id, name } of rows)
      await service.db
        .updateTable(table)
        .set({ name: `${name} ${MARKS}` })
        .where('id', '=', id)
        .execute()
  }
  delivered = await deliverAll(await writeEveryMail())
  return () => service.close()
})

const typed = {
  user: { firstName: MARKS, lastName: MARKS, email: 'karen@example.dk', phone: '20304050' },
  delivery: { address: MARKS, zipCode: '8000', city: MARKS },
  comment: MARKS,
}

/** Declares an item that was undeclared when it was ordered, of a menu with all its foods listed. */
async function declareEggs() {
  const { platter, herring } = fixture.ids
  const earlier = new Date(noon.getTime() - 60_000)
  await service.db.updateTable('order').set({ createdAt: earlier }).execute()
  await service.db.updateTable('menu').set({ allFoodsListed: true }).where('id', '=', platter).execute()
  const body = {
    contains: [{ allergen: 'EGGS', sources: [] }],
    mayContain: [],
    free: ALLERGENS.filter((allergen) => allergen !== 'EGGS'),
    diets: [],
    isComplete: true,
  }
  const path = `/caters/${fixture.cater.id}/foods/item/${herring}/declaration`
  return call(service, 'PUT', path, { token: fixture.token, body })
}

/** Delivers every mail of the database once, each with the tokens that were made for it. */
async function deliverAll(mails: Iterable<StoredMail>) {
  const done: { kind: string; tokens: string[]; subject: string; html: string; text: string }[] = []
  for (const mail of mails) {
    const tokens: string[] = []
    const links = MAIL_LINKS.map((link) => ({
      ...link,
      async createToken(...about: Parameters<typeof link.createToken>) {
        tokens.push(await link.createToken(...about))
        return tokens.at(-1) as string
      },
    }))
    await deliverWithLinks(service.db, links, async ({ kind, subject, html, text }) => {
      done.push({ kind, tokens, subject, html, text })
    })(mail, new AbortController().signal)
  }
  return done
}

/** Has every kind of mail about orders and offers written, by all that their people do. */
async function writeEveryMail(): Promise<Iterable<StoredMail>> {
  const mails = new Map<string, StoredMail>()
  const collect = async () => {
    for (const mail of await listWrittenMails(service.db)) mails.set(mail.id, mail)
  }
  /** Makes a call that succeeds, and keeps the mails that wait before a later call cancels some. */
  const act = async <Answer extends { statusCode: number; body: string }>(
    calling: Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await calling
    expect([answer.statusCode, answer.body]).toEqual([expect.toSatisfy((code) => code < 300), expect.anything()])
    await collect()
    return answer
  }
  const people = proposalFixture(service, fixture)
  const place = async () => {
    const placed = await people.place(typed)
    await collect()
    return placed
  }
  const asCater = (method: 'POST' | 'PUT', url: string, body?: object) =>
    act(call(service, method, `/cater${url}`, { token: fixture.token, body }))
  const withLink = (token: string, deed: string, body?: object) =>
    act(call(service, 'POST', `/order-links/${token}/${deed}`, { body }))

  const changed = await place()
  await act(declareEggs())
  await asCater('POST', `/orders/${changed.id}/messages`, { message: MARKS })
  await withLink(changed.token, 'messages', { message: MARKS })
  await asCater('PUT', `/orders/${changed.id}/accept`)
  await withLink(changed.token, 'changes', { covers: [11], price: 1839 })
  await asCater('PUT', `/orders/${changed.id}/paid`)
  await asCater('PUT', `/orders/${(await place()).id}/refuse`, { reason: MARKS })
  const cancelled = await place()
  await withLink(cancelled.token, 'cancel', { fee: 0 })
  const calledOff = await place()
  await asCater('PUT', `/orders/${calledOff.id}/accept`)
  await asCater('PUT', `/orders/${calledOff.id}/cancel`, { reason: MARKS })
  await withLink((await place()).token, 'renewal')

  const negotiated = await place()
  const proposal = {
    price: 1983,
    date: '2026-12-03',
    lines: [{ line: 0, covers: 12 }],
    message: MARKS,
  }
  const byCater = {
    ...proposal,
    price: 1983 + 250 - 100,
    extraLines: [{ name: MARKS, price: 250 }],
    discount: { name: MARKS, amount: 100 },
  }
  await act(people.proposeAsCater(negotiated.id, byCater))
  await act(people.answerAsCustomer(negotiated.token, 'decline'))
  await act(people.proposeAsCustomer(negotiated.token, proposal))
  await act(people.answerAsCater(negotiated.id, 'decline'))
  await act(people.proposeAsCustomer(negotiated.token, proposal))
  const { mailQueue, config } = service.services
  const at = new Date(noon.getTime() + 48 * 3_600_000)
  await service.db
    .transaction()
    .execute((tx) => expireProposal({ tx, mailQueue, site: config.site, at }, negotiated.id))
  await collect()
  await act(people.proposeAsCater(negotiated.id, byCater))
  await act(people.answerAsCustomer(negotiated.token, 'accept'))

  const offers = offerFixture(service, fixture)
  const offered = { title: MARKS.slice(0, 30), message: MARKS, customer: { ...typed.user, name: MARKS } }
  await offers.decline((await offers.sent(offered)).token)
  const offer = await offers.sent(offered)
  await act(offers.approve(offer.token))
  await act(offers.order(offer.token))

  return mails.values()
}

test('SEC-12 each mail to a customer has one token, at its link, those to a caterer none, whatever people type', () => {
  expect(new Set(delivered.map(({ kind }) => kind))).toEqual(new Set([...CUSTOMER_MAIL_KINDS, ...CATER_MAIL_KINDS]))
  const toCaters: readonly string[] = CATER_MAIL_KINDS
  for (const { kind, tokens, subject, html, text } of delivered) {
    expect([kind, tokens.length]).toEqual([kind, toCaters.includes(kind) ? 0 : 1])
    for (const token of tokens) {
      expect([kind, subject, html, text].join().split(token)).toHaveLength(3)
      expect(html).toMatch(new RegExp(`<a href="http://localhost:4000/(ordre|tilbud)/${token}">`))
      expect(text).toMatch(new RegExp(`\nhttp://localhost:4000/(ordre|tilbud)/${token}\n`))
    }
    expect(text).toContain(`Hej ${toCaters.includes(kind) ? 'Kok-' : ''}{{ordrelink}}`)
  }
})

test('MAIL-4 in every mail each line break of what people typed is an element', () => {
  for (const { kind, html } of delivered) {
    const linesBefore = html.split('Anden linje').slice(0, -1)
    expect([kind, linesBefore.length]).toEqual([kind, expect.toSatisfy((count) => count > 0)])
    // Names of people are one line
    for (const before of linesBefore)
      expect([kind, before.slice(-20)]).toEqual([kind, expect.stringMatching(/(<br>\n| )$/)])
    expect([kind, html.includes('<br>\nAnden linje')]).toEqual([kind, true])
  }
  const user = { email: 'anne@example.dk', firstName: 'Anne\nAnden linje' }
  for (const mail of [invitationMail, takenEmailMail]) {
    const { html } = mail(user, 'Kok\r\nAnden linje', 'http://localhost:4000/', noon)
    expect(html.match(/<br>\nAnden linje/g)?.length).toBeGreaterThan(1)
    expect(html).not.toMatch(/[^>\s]\s*\nAnden linje/)
  }
  expect(passwordMail(user, 'http://localhost:4000/', noon).html).toContain('<p>Hej Anne<br>\nAnden linje</p>')
})
