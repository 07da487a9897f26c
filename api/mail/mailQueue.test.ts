import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { addCater } from '../testing/people.ts'
import { openTestConnection } from '../testing/testDatabase.ts'
import type { Deliver, NewMail } from './mail.ts'
import { createMailQueue, type MailQueue } from './mailQueue.ts'

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
beforeAll(async () => {
  database = await openTestConnection()
  return () => database.close()
})
beforeEach(() => {
  queues = []
  return async () => {
    for (const queue of queues) await queue.stop()
    await database.db.deleteFrom('mail').execute()
    await database.executeSql('delete from pgboss.job')
  }
})

async function openQueue(deliver: Deliver, isAlone = true): Promise<MailQueue> {
  const queue = await createMailQueue({ ...database, deliver, isAlone, log })
  queues.push(queue)
  return queue
}

const enqueue = (queue: MailQueue, options?: { sendAfter: Date }) =>
  database.db.transaction().execute((tx) => queue.enqueue(tx, { ...mail, ...options }))
const states = async () => {
  const rows = await database.db.selectFrom('mail').select(['state', 'attempts']).orderBy('createdAt').execute()
  return rows.map(({ state, attempts }) => `${state} ${attempts}`)
}

/** A promise and the function that resolves it. */
function signal(): [reached: Promise<void>, reach: () => void] {
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  return [reached, reach]
}

describe('the mail queue', () => {
  test('MAIL-2 sends a committed mail once, and never one that was rolled back', async () => {
    const sent: string[] = []
    const queue = await openQueue(async ({ id }) => void sent.push(id))
    await queue.start()
    for (let count = 0; count < 45; count++) await enqueue(queue)
    await database.db
      .transaction()
      .execute(async (tx) => {
        await queue.enqueue(tx, mail)
        throw new Error('rolled back')
      })
      .catch(() => {})
    await expect.poll(() => sent.length).toBe(45)
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['sent 1']))
    expect(new Set(sent).size).toBe(45)
  })

  test('MAIL-2 retries a mail while the mail server is down', async () => {
    let isDown = true
    const queue = await openQueue(async () => {
      if (isDown) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    })
    await queue.start()
    await enqueue(queue)
    await expect.poll(states).toEqual(['queued 1'])
    const untilDue = () =>
      database.executeSql(`select start_after > now() as waits from pgboss.job where name = 'mail'`)
    await expect.poll(async () => (await untilDue()).rows).toEqual([{ waits: true }])
    isDown = false
    await database.executeSql(`update pgboss.job set start_after = now() where name = 'mail'`)
    await expect.poll(states).toEqual(['sent 2'])
  })

  test('MAIL-2 fails a mail that cannot be delivered within 48 hours', async () => {
    const queue = await openQueue(async () => {
      throw new Error('no')
    })
    await enqueue(queue, { sendAfter: new Date(Date.now() - 49 * 3_600_000) })
    await enqueue(queue, { sendAfter: new Date(Date.now() - 47 * 3_600_000) })
    await queue.start()
    await expect.poll(async () => (await states()).sort()).toEqual(['failed 1', 'queued 1'])
  })

  test('MAIL-2 fails a permanently rejected mail at once, and one with too many attempts without trying', async () => {
    const tried: string[] = []
    const queue = await openQueue(async ({ kind }) => {
      tried.push(kind)
      throw Object.assign(new Error('no'), { command: 'RCPT TO', responseCode: 550 })
    })
    await enqueue(queue)
    await database.db.updateTable('mail').set({ attempts: 100, kind: 'notice' }).execute()
    await enqueue(queue)
    await queue.start()
    await expect.poll(async () => (await states()).sort()).toEqual(['failed 1', 'failed 101'])
    expect(tried).toEqual(['placed'])
  })

  test('MAIL-2 sends the mails of a killed process at the next start', async () => {
    const [started, reach] = signal()
    const [released, release] = signal()
    const killed = await openQueue(async () => {
      reach()
      // Never settles by itself, like a killed process
      await released
      throw new Error('gone')
    })
    await killed.start()
    await enqueue(killed)
    await started
    const next = await openQueue(async () => {})
    await enqueue(next)
    await next.start()
    await expect
      .poll(async () => new Set((await states()).map((state) => state.split(' ')[0])))
      .toEqual(new Set(['sent']))
    release()
  })

  test('MAIL-2 a mail that may have crashed processes is sent last', async () => {
    const sent: string[] = []
    const queue = await openQueue(async ({ id }) => void sent.push(id))
    for (let count = 0; count < 4; count++) await enqueue(queue)
    const [first] = await database.db.selectFrom('mail').select('id').orderBy('createdAt').execute()
    await database.db
      .updateTable('mail')
      .set({ attempts: 2 })
      .where('id', '=', first?.id ?? '')
      .execute()
    await queue.start()
    await expect.poll(() => sent.length).toBe(4)
    expect(sent.at(-1)).toBe(first?.id)
  })

  test('MAIL-2 a mail in delivery by another live process is delivered once', async () => {
    const sent: string[] = []
    const [reached, reach] = signal()
    const [released, release] = signal()
    const slow = await openQueue(async ({ id }) => {
      reach()
      await released
      sent.push(`slow ${id}`)
    }, false)
    await slow.start()
    await enqueue(slow)
    await reached
    const quick = await openQueue(async ({ id }) => void sent.push(`quick ${id}`), false)
    await enqueue(quick)
    await quick.start()
    // The slow one is busy: once the second mail is sent, the quick one has fetched all it could
    await expect.poll(async () => (await states()).sort()).toEqual(['queued 1', 'sent 1'])
    release()
    await expect.poll(states).toEqual(['sent 1', 'sent 1'])
    expect(sent.map((line) => line.split(' ')[0])).toEqual(['quick', 'slow'])
  })

  test('MAIL-2 with several processes a dead one’s mail is sent once its job expires', async () => {
    const [reached, reach] = signal()
    const [released, release] = signal()
    const killed = await openQueue(async () => {
      reach()
      await released
      throw new Error('gone')
    }, false)
    await killed.start()
    await enqueue(killed)
    await reached
    await database.executeSql(
      `update pgboss.job set started_on = started_on - 2 * expire_in, retry_delay = 1 where name = 'mail'`,
    )
    const next = await openQueue(async () => {}, false)
    await next.start()
    await expect.poll(states).toEqual(['sent 2'])
    release()
  })

  test('sendAfter delays a mail', async () => {
    const queue = await openQueue(async () => {})
    await queue.start()
    await enqueue(queue, { sendAfter: new Date(Date.now() + 3_600_000) })
    await enqueue(queue)
    await expect.poll(async () => (await states()).sort()).toEqual(['queued 0', 'sent 1'])
    await queue.stop()
    queues = []
    // Also across a restart
    const next = await openQueue(async () => {})
    await next.start()
    await enqueue(next)
    await expect.poll(async () => (await states()).sort()).toEqual(['queued 0', 'sent 1', 'sent 1'])
  })

  test('sendAfter works with a clock that differs from the database’s', async () => {
    const yesterday = () => new Date(Date.now() - 86_400_000)
    const queue = await createMailQueue({ ...database, deliver: async () => {}, isAlone: true, log, now: yesterday })
    queues.push(queue)
    const createdAt = yesterday()
    const inAnHour = { sendAfter: new Date(createdAt.getTime() + 3_600_000) }
    await database.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, { ...mail, createdAt, ...inAnHour }, { ...mail, createdAt })
    })
    await queue.start()
    await expect.poll(async () => (await states()).sort()).toEqual(['queued 0', 'sent 1'])
  })

  test('sendAfter holds where its job comes early', async () => {
    const sendAfter = new Date()
    let clock = sendAfter
    const queue = await createMailQueue({ ...database, deliver: async () => {}, isAlone: false, log, now: () => clock })
    queues.push(queue)
    await enqueue(queue, { sendAfter })
    clock = new Date(sendAfter.getTime() - 1)
    await queue.start()
    // The second is fetched after the first was looked at
    for (const sent of [['sent 1'], ['sent 1', 'sent 1']]) {
      await enqueue(queue)
      await expect.poll(async () => (await states()).sort()).toEqual(['queued 0', ...sent])
    }
    clock = sendAfter
    await expect.poll(states).toEqual(['sent 1', 'sent 1', 'sent 1'])
  })

  test('ORD-10 resends a sent or failed mail under the same id', async () => {
    const sent: string[] = []
    const resends: number[] = []
    const queue = await openQueue(async ({ id, subject, resends: count }) => {
      sent.push(id)
      resends.push(count)
      if (subject === 'no') throw new Error('no')
    })
    await queue.start()
    await enqueue(queue)
    await expect.poll(states).toEqual(['sent 1'])
    const [id = ''] = sent
    await database.db.transaction().execute((tx) => queue.resend(tx, id))
    await expect.poll(() => sent).toEqual([id, id])
    await expect.poll(states).toEqual(['sent 1'])

    const sendAfter = new Date(Date.now() - 72 * 3_600_000)
    await database.db.updateTable('mail').set({ state: 'queued', subject: 'no', sendAfter }).execute()
    await database.executeSql(`update pgboss.job set state = 'created', completed_on = null where id = '${id}'`)
    await expect.poll(states).toEqual(['failed 2'])
    await database.db.updateTable('mail').set({ subject: 'yes' }).execute()
    await database.db.transaction().execute((tx) => queue.resend(tx, id))
    await expect.poll(states).toEqual(['sent 1'])
    expect(sent).toEqual([id, id, id, id])
    expect(resends).toEqual([0, 1, 1, 2])
  })

  test('deletes the content of a secret mail once it is sent', async () => {
    const bodies: string[] = []
    const queue = await openQueue(async ({ text }) => void bodies.push(text))
    await queue.start()
    await database.db.transaction().execute((tx) => queue.enqueue(tx, { ...mail, kind: 'password' }))
    await expect.poll(states).toEqual(['sent 1'])
    expect(bodies).toEqual(['Hej'])
    const row = await database.db.selectFrom('mail').select(['html', 'text']).executeTakeFirstOrThrow()
    expect(row).toEqual({ html: '', text: '' })
  })

  test('MAIL-2 a cancelled mail is never sent', async () => {
    const sent: string[] = []
    const queue = await openQueue(async ({ kind }) => void sent.push(kind))
    const fixture = await addCater(database.db)
    const order = await database.db
      .insertInto('order')
      .values({
        orderRef: 1,
        caterId: fixture.id,
        orderer: 'Karen Kunde',
        email: 'karen@example.dk',
        phoneNumber: '1',
        priceOere: 0,
        deliveryDate: '2026-12-08',
        deliveryTime: '12:00',
        content: '{"menus":[],"services":[]}',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, { ...mail, orderId: order.id, kind: 'reminder' })
      await queue.enqueue(tx, { ...mail, orderId: order.id, kind: 'notice' })
    })
    const cancelled = await database.db.transaction().execute((tx) => queue.cancel(tx, order.id, ['reminder']))
    expect(cancelled).toMatchObject([{ attempts: 0 }])
    await queue.start()
    await expect.poll(states).toEqual(['sent 1'])
    await enqueue(queue)
    await expect.poll(() => sent).toEqual(['notice', 'placed'])
  })
})
