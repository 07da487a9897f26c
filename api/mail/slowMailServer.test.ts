import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { openTestConnection } from '../testing/testDatabase.ts'
import { DELIVERY_DEADLINE_MS, MAIL_EXPIRE_SECONDS } from './deliveryDeadline.ts'
import type { NewMail } from './mail.ts'
import { createMailQueue, type MailQueue } from './mailQueue.ts'
import { smtpDelivery } from './smtpDelivery.ts'

const sender = { from: 'Kuvert <noreply@kuvert.dk>', domain: 'kuvert.dk' }
const log = { warn() {}, error() {} }
const mail: NewMail = {
  kind: 'placed',
  orderId: null,
  to: 'karen@example.dk',
  replyTo: null,
  subject: 'Hej',
  html: '<p>Hej</p>',
  text: 'Hej',
  createdAt: new Date(),
}

let database: Connection
let queues: MailQueue[]
/** The mails that the server has received to their end. */
let received: number
/** Called before the server answers a command, or greets. */
let beforeAnswer: (command: string) => Promise<void>
let url: string
beforeAll(async () => {
  database = await openTestConnection()
  return () => database.close()
})
beforeEach(async () => {
  queues = []
  received = 0
  beforeAnswer = async () => {}
  const sockets = new Set<Socket>()
  const server = createServer(async (socket) => {
    sockets.add(socket)
    let inData = false
    const answer = async (command: string, reply: string) => {
      await beforeAnswer(command)
      if (!socket.destroyed) socket.write(`${reply}\r\n`)
    }
    socket.on('error', () => {})
    socket.on('data', async (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (line === '.') {
          inData = false
          received += 1
        }
        if (inData) continue
        inData = line === 'DATA'
        await answer(line, inData ? '354 go on' : '250 ok')
      }
    })
    await answer('greeting', '220 test')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    for (const queue of queues) await queue.stop()
    for (const socket of sockets) socket.destroy()
    server.close()
    await database.db.deleteFrom('mail').execute()
    await database.executeSql('delete from pgboss.job')
  }
})

/** A worker beside others. */
async function openWorker(startDeadline?: () => AbortSignal): Promise<MailQueue> {
  const deliver = smtpDelivery(url, sender)
  const queue = await createMailQueue({
    ...database,
    deliver,
    isAlone: false,
    log,
    ...(startDeadline && { startDeadline }),
  })
  queues.push(queue)
  return queue
}

const enqueue = (queue: MailQueue) => database.db.transaction().execute((tx) => queue.enqueue(tx, mail))
const states = async () => {
  const rows = await database.db.selectFrom('mail').select(['state', 'attempts']).execute()
  return rows.map(({ state, attempts }) => `${state} ${attempts}`)
}
const jobStates = async () => {
  const { rows } = await database.executeSql('select state from pgboss.job')
  return rows.map(({ state }) => state)
}

test('SCA-16 a server that answers each command after 28 s gets each mail once, with another worker beside', async () => {
  const commands: string[] = []
  const jobs: unknown[] = []
  beforeAnswer = async (command) => {
    commands.push(command.slice(0, 4))
    await database.executeSql(
      `update pgboss.job set started_on = started_on - interval '28 seconds' where state = 'active'`,
    )
    // Fetches what has expired, as a worker does at its start and every 30 s
    await (await openWorker()).start()
    jobs.push(...(await jobStates()))
  }
  const slow = await openWorker()
  await enqueue(slow)
  await slow.start()
  await expect.poll(states).toEqual(['sent 1'])
  expect(commands).toEqual(['gree', 'EHLO', 'MAIL', 'RCPT', 'DATA', '.'])
  // Never due again for another worker
  expect(new Set(jobs)).toEqual(new Set(['active']))
  expect(received).toBe(1)
})

test('SCA-16 the deadline of a delivery ends before another worker may take its mail', () => {
  expect(DELIVERY_DEADLINE_MS).toBeLessThan(MAIL_EXPIRE_SECONDS * 1000)
})

test.each(['greeting', 'RCPT TO:<karen@example.dk>', '.'])(
  'SCA-16 at its deadline a delivery that waits for the answer to %s has closed its connection, and the mail waits for the next attempt',
  async (silent) => {
    const deadline = new AbortController()
    let isSilent = true
    beforeAnswer = async (command) => {
      if (!isSilent || command !== silent) return
      isSilent = false
      deadline.abort()
      // An answer that comes now is too late
      await expect.poll(states).toEqual(['queued 1'])
      await expect.poll(jobStates).toEqual(['retry'])
    }
    const queue = await openWorker(() => (isSilent ? deadline.signal : new AbortController().signal))
    await enqueue(queue)
    await queue.start()
    await expect.poll(jobStates).toEqual(['retry'])
    await database.executeSql(`update pgboss.job set start_after = now()`)
    await expect.poll(states).toEqual(['sent 2'])
    // Only an answer to the whole mail leaves open whether the server has it
    expect(received).toBe(silent === '.' ? 2 : 1)
  },
)
