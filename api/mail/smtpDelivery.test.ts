import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredMail } from './mail.ts'
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
  sendAfter: new Date(),
  createdAt: new Date('2026-11-21T11:00:00Z'),
  sentAt: null,
}

/** What the mail server was told, line by line. */
let told: string[]
let server: Server
/** What it says to a recipient. */
let atRecipient: string
beforeEach(async () => {
  told = []
  atRecipient = '250 ok'
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
        socket.write(`${inData ? '354 go on' : line.startsWith('RCPT') ? atRecipient : '250 ok'}\r\n`)
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

test('MAIL-2 a mail that the server does not take throws, so that it is tried again', async () => {
  atRecipient = '451 later'
  await expect(smtpDelivery(url(), sender)(mail)).rejects.toMatchObject({ responseCode: 451 })
  server.close()
  await expect(smtpDelivery('smtp://127.0.0.1:1', sender)(mail)).rejects.toMatchObject({ code: expect.any(String) })
})
