import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { expireProposal } from './endProposals.ts'
import { addOrderFixture, noon } from '../testing/orderFixture.ts'
import { type ProposalFixture, proposalFixture } from '../testing/proposalFixture.ts'

let service: TestApp
let people: ProposalFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  const fixture = await addOrderFixture(service, { name: 'Smag & Søn', email: 'smag@example.dk' })
  people = proposalFixture(service, fixture)
  return () => service.close()
})

/** The mails about proposals of an order that wait, by kind. */
async function mailsOf(id: string) {
  const mails = await service.db
    .selectFrom('mail')
    .select(['kind', 'to', 'subject', 'text', 'html', 'linkMark'])
    .where('orderId', '=', id)
    .where('kind', 'like', 'proposal%')
    .execute()
  return Object.fromEntries(
    mails.map(({ kind, subject, text, html, linkMark, ...mail }) => {
      // What people typed is escaped there
      expect(html).not.toContain('<torsdag>')
      const reference = /1000\d\d/g
      const stableText = text
        .replaceAll(id, 'ORDRE')
        .replaceAll(linkMark ?? id, 'MARK')
        .replaceAll(reference, '1000NN')
      return [kind, { ...mail, subject: subject.replaceAll(reference, '1000NN'), text: stableText }]
    }),
  )
}

const body = {
  price: 1983,
  date: '2026-12-03',
  lines: [{ line: 0, covers: 12 }],
  message: 'Er <torsdag> i orden?',
}
const byCater = {
  ...body,
  price: 1983 + 250 - 100,
  extraLines: [{ name: 'Friteks', price: 250 }],
  discount: { name: 'Rabat for ulejligheden', amount: 100 },
}

test('CHG-4 MAIL-2 the mails about a proposal of the caterer', async () => {
  const { id, token } = await people.place()
  expect((await people.proposeAsCater(id, byCater)).statusCode).toBe(201)
  expect(await mailsOf(id)).toMatchSnapshot('proposed')
  await people.answerAsCustomer(token, 'decline')
  expect(await mailsOf(id)).toMatchSnapshot('declined')
  await people.proposeAsCater(id, byCater)
  await people.answerAsCustomer(token, 'accept')
  const { proposal_accepted: accepted, proposal_accepted_notice: notice } = await mailsOf(id)
  expect({ accepted, notice }).toMatchSnapshot('accepted')
})

test('CHG-4 MAIL-2 the mails about a proposal of the customer', async () => {
  const { id, token } = await people.place()
  expect((await people.proposeAsCustomer(token, body)).statusCode).toBe(201)
  expect(await mailsOf(id)).toMatchSnapshot('proposed')
  await people.answerAsCater(id, 'decline')
  await people.proposeAsCustomer(token, body)
  const { mailQueue, config } = service.services
  const at = new Date(noon.getTime() + 48 * 3_600_000)
  await service.db.transaction().execute((tx) => expireProposal({ tx, mailQueue, site: config.site, at }, id))
  expect(await mailsOf(id)).toMatchSnapshot('declined and expired')
})
