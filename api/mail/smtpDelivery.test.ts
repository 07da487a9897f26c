import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredMail } from './mail.ts'
import { isPermanentFailure } from './permanentFailure.ts'
import { smtpDelivery } from './smtpDelivery.ts'

const sender = { from: 'Kuvert <noreply@kuvert.dk>', domain: 'kuvert.dk' }
const mail: StoredMail = {
  id: '0b9f0c1e-2f7b-4c56-8f1c-6f0a3f8a2b11',
  orderId: null,
  kind: 'placed',
  to: 'karen@example.dk',
  replyTo: 'smag@example.dk',
  subject: 'Hej',
  html: '<p>Hej</p>',
  text: 'Hej',
  state: 'queued',
  attempts: 1,
  resends: 0,
  sendAfter: new Date(),
  createdAt: new Date('2026-11-21T11:00:00Z'),
  sentAt: null,
}

/** What the mail server was told, line by line. */
let told: string[]
let server: Server
/** What it says to some commands, by their first four letters, and to a mail's end; else that all is well. */
let answers: Record<string, string>
beforeEach(async () => {
  told = []
  answers = {}
  server = createServer((socket) => {
    let inData = false
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        told.push(line)
        if (line === '.') inData = false
        if (inData) continue
        inData = line === 'DATA'
        socket.write(`${answers[line.slice(0, 4)] ?? (inData ? '354 go on' : '250 ok')}\r\n`)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => server.close())

const url = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`

test('MAIL-3 with a mail server a mail is sent to it, under its own Message-ID', async () => {
  await smtpDelivery(url(), sender)(mail)
  for (const line of [
    'MAIL FROM:<noreply@kuvert.dk>',
    'RCPT TO:<karen@example.dk>',
    'Reply-To: smag@example.dk',
    'Subject: Hej',
    `Message-ID: <${mail.id}@kuvert.dk>`,
  ]) {
    expect(told).toContain(line)
  }
})

test('ORD-10 each resending has a Message-ID of its own', async () => {
  await smtpDelivery(url(), sender)({ ...mail, resends: 2 })
  expect(told).toContain(`Message-ID: <${mail.id}.2@kuvert.dk>`)
})

test.each([
  ['a recipient who is nobody', { RCPT: '550 nobody' }, true],
  ['a recipient who is to be tried later', { RCPT: '450 busy' }, false],
  ['a mail that is not wanted', { '.': '554 no' }, true],
  ['a mail that is to be tried later', { '.': '451 later' }, false],
  ['the sender', { MAIL: '550 not you' }, false],
  ['every mail', { EHLO: '554 no', HELO: '554 no' }, false],
])('MAIL-2 a server that refuses %s', async (_what, says, forGood) => {
  answers = says
  const refusal = await smtpDelivery(url(), sender)(mail).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ responseCode: expect.any(Number) })
  expect(isPermanentFailure(refusal)).toBe(forGood)
})

test('MAIL-2 a mail that the server does not take throws, so that it is tried again', async () => {
  answers = { RCPT: '451 later' }
  await expect(smtpDelivery(url(), sender)(mail)).rejects.toMatchObject({ responseCode: 451 })
  server.close()
  await expect(smtpDelivery('smtp://127.0.0.1:1', sender)(mail)).rejects.toMatchObject({ code: expect.any(String) })
})
