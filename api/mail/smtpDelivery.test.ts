import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import type { StoredMail } from './mail.ts'
import { isPermanentFailure } from './permanentFailure.ts'
import { requiresTls } from './requiresTls.ts'
import { smtpDelivery } from './smtpDelivery.ts'

const noDeadline = new AbortController().signal
const sender = { from: 'Kuvert <noreply@kuvert.dk>', domain: 'kuvert.dk' }
const mail: StoredMail = {
  id: '0b9f0c1e-2f7b-4c56-8f1c-6f0a3f8a2b11',
  orderId: null,
  offerId: null,
  kind: 'placed',
  to: 'karen@example.dk',
  replyTo: 'smag@example.dk',
  subject: 'Hej',
  html: '<p>Hej</p>',
  linkMark: null,
  text: 'Hej',
  state: 'queued',
  attempts: 1,
  resends: 0,
  sendAfter: new Date(),
  createdAt: new Date('2026-11-21T11:00:00Z'),
  sentAt: null,
  emptiedAt: null,
  enqueuedAt: null,
  letter: null,
}

/** The lines that the mail server received. */
let received: string[]
let server: Server
/** Replies to commands by their first four letters, and to the end of a mail ('.'); all others succeed. */
let replies: Record<string, string>
beforeEach(async () => {
  received = []
  replies = {}
  server = createServer((socket) => {
    let inData = false
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        received.push(line)
        if (line === '.') inData = false
        if (inData) continue
        inData = line === 'DATA'
        socket.write(`${replies[line.slice(0, 4)] ?? (inData ? '354 go on' : '250 ok')}\r\n`)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return () => server.close()
})

const url = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`

test('MAIL-3 delivers a mail to the mail server with its own Message-ID', async () => {
  await smtpDelivery(url(), sender)(mail, noDeadline)
  for (const line of [
    'MAIL FROM:<noreply@kuvert.dk>',
    'RCPT TO:<karen@example.dk>',
    'Reply-To: smag@example.dk',
    'Subject: Hej',
    `Message-ID: <${mail.id}@kuvert.dk>`,
  ]) {
    expect(received).toContain(line)
  }
})

test('SEC-21 a server of another machine gets nothing without TLS, unless SMTP_INSECURE names it', async () => {
  replies = { STAR: '502 no' }
  // This machine by an address that is not known to be its own
  const other = url().replace('127.0.0.1', '0.0.0.0')
  for (const insecure of [undefined, '0', 'mail']) {
    const failure = await smtpDelivery(other, sender, insecure)(mail, noDeadline).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'ETLS' })
    expect(isPermanentFailure(failure)).toBe(false)
  }
  expect(received.filter((line) => /^(MAIL|DATA)/.test(line))).toEqual([])
  await smtpDelivery(other, sender, '1')(mail, noDeadline)
  await smtpDelivery(other, sender, '0.0.0.0')(mail, noDeadline)
  expect(received.filter((line) => line === 'DATA')).toHaveLength(2)
})

test.each([
  ['smtp://mail.example.dk:587', undefined, true],
  ['smtps://mail.example.dk', undefined, true],
  ['smtp://mail:1025', 'mail', false],
  ['smtp://mail.example.dk:587', 'mail', true],
  ['smtp://127.0.0.1:1025', undefined, false],
  ['smtp://localhost:1025', undefined, false],
  ['smtp://[::1]:1025', undefined, false],
  ['smtp://localhost.example.dk', undefined, true],
])('SEC-21 %s with SMTP_INSECURE=%s: TLS is required: %s', (address, insecure, expected) => {
  expect(requiresTls(address, insecure)).toBe(expected)
})

test('ORD-10 each resend has its own Message-ID', async () => {
  await smtpDelivery(url(), sender)({ ...mail, resends: 2 }, noDeadline)
  expect(received).toContain(`Message-ID: <${mail.id}.2@kuvert.dk>`)
})

test.each([
  ['an unknown recipient', { RCPT: '550 nobody' }, true],
  ['a recipient temporarily', { RCPT: '450 busy' }, false],
  ['a mail permanently', { '.': '554 no' }, true],
  ['a mail temporarily', { '.': '451 later' }, false],
  ['the sender', { MAIL: '550 not you' }, false],
  ['every mail', { EHLO: '554 no', HELO: '554 no' }, false],
])('MAIL-2 a server that rejects %s: is the failure permanent', async (_what, rejections, expected) => {
  replies = rejections
  const failure = await smtpDelivery(url(), sender)(mail, noDeadline).catch((error: unknown) => error)
  expect(failure).toMatchObject({ responseCode: expect.any(Number) })
  expect(isPermanentFailure(failure)).toBe(expected)
})

test('MAIL-2 a failed delivery throws, so that it is retried', async () => {
  replies = { RCPT: '451 later' }
  await expect(smtpDelivery(url(), sender)(mail, noDeadline)).rejects.toMatchObject({ responseCode: 451 })
  server.close()
  await expect(smtpDelivery('smtp://127.0.0.1:1', sender)(mail, noDeadline)).rejects.toMatchObject({
    code: expect.any(String),
  })
})
