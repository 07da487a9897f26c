import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db, ExecuteSql } from '../database/connect.ts'
import type { Deliver, NewMail } from './mail.ts'
import { beginAttempt, endMail, insertMail, queuedMails } from './mailStore.ts'

const QUEUE = 'mail'
const POLL_MS = 500
/** No more than are delivered at once: one that waits for its turn would expire meanwhile. */
const BATCH = 3
/** With the growing pauses below these last about two days; then the mail counts as failed. */
const MOST_ATTEMPTS = 15
const RETRIES = { retryLimit: MOST_ATTEMPTS, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 }
/** How often jobs that have expired, since their process is gone, are made due again. */
const MAINTENANCE_SECONDS = 30

/** Mails that are written with a change, and delivered after it. */
export interface MailQueue {
  /** Queues a mail in the caller's transaction: it goes out only if that commits, and not before `sendAfter`. */
  enqueue(tx: Db, mail: NewMail, options?: { sendAfter?: Date }): Promise<void>
  /** Begins to deliver, also what a dead process left: at once where alone, else once its jobs have expired. */
  start(): Promise<void>
  /** Ends after the mails that are being delivered. */
  stop(): Promise<void>
}

/**
 * What the queue needs; `now` dates what is sent. `isAlone`: no other process delivers from this database, so that
 * whatever is under way at the start was left by a dead one.
 */
export interface MailQueueOptions {
  db: Db
  executeSql: ExecuteSql
  deliver: Deliver
  isAlone: boolean
  log: { warn(details: object, text: string): void; error(details: object, text: string): void }
  now?: () => Date
}

/**
 * The queue on its database, not delivering yet. A row of the table mail is the truth; a job of the same id only says
 * when it is due. Delivery is at least once: a crash between delivering and noting that repeats the mail, with the
 * same Message-ID.
 */
export async function createMailQueue({ now = () => new Date(), ...options }: MailQueueOptions): Promise<MailQueue> {
  const { db, executeSql, deliver, isAlone, log } = options
  const boss = new PgBoss({ db: { executeSql }, schedule: false, maintenanceIntervalSeconds: MAINTENANCE_SECONDS })
  boss.on('error', (error) => log.error(reasonOf(error), 'the mail queue failed'))
  await boss.start()
  await boss.createQueue(QUEUE, { name: QUEUE, ...RETRIES })
  // Creating leaves a queue that is there as it was
  await boss.updateQueue(QUEUE, { name: QUEUE, ...RETRIES })
  const stopping = new AbortController()
  let delivering: Promise<void> = Promise.resolve()

  const handle = async (id: string): Promise<void> => {
    const mail = await beginAttempt(db, id)
    try {
      if (mail) {
        await deliver(mail)
        await endMail(db, id, 'sent', now())
      }
      await boss.complete(QUEUE, id)
    } catch (error) {
      log.warn({ mailId: id, attempt: mail?.attempts, ...reasonOf(error) }, 'a mail could not be delivered')
      if (mail && mail.attempts >= MOST_ATTEMPTS) await endMail(db, id, 'failed', now())
      await boss.fail(QUEUE, id, reasonOf(error))
    }
  }

  const deliverAll = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let found = 0
      try {
        const jobs = await boss.fetch(QUEUE, { batchSize: BATCH })
        found = jobs.length
        // One that throws here keeps its job, which comes back after it has expired
        for (const end of await Promise.allSettled(jobs.map((job) => handle(job.id)))) {
          if (end.status === 'rejected') log.error(reasonOf(end.reason), 'a mail could not be noted')
        }
      } catch (error) {
        log.error(reasonOf(error), 'the mail queue could not be read')
      }
      if (found < BATCH) await pause(POLL_MS, stopping.signal)
    }
  }

  // Jobs that a crashed process held would wait until they expire: they are made anew. Only where no other process
  // lives, since it may be delivering them
  const takeUpLeftMails = async (): Promise<void> => {
    const left = await queuedMails(db)
    if (left.length === 0) return
    const ids = left.map(({ id }) => id)
    await boss.deleteJob(QUEUE, ids)
    await boss.insert(left.map(({ id, sendAfter }) => ({ name: QUEUE, id, startAfter: sendAfter })))
  }

  return {
    async enqueue(tx, mail, { sendAfter } = {}) {
      const id = await insertMail(tx, mail, sendAfter)
      const inTransaction: ExecuteSql = async (text, values = []) => ({
        rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows,
      })
      await boss.send(QUEUE, {}, { id, db: { executeSql: inTransaction }, ...(sendAfter && { startAfter: sendAfter }) })
    },
    async start() {
      if (isAlone) await takeUpLeftMails()
      else await boss.maintain()
      delivering = deliverAll()
    },
    async stop() {
      stopping.abort()
      await delivering
      await boss.stop({ graceful: false })
    },
  }
}

/** What may stand in a log: no message, since mail servers repeat addresses in theirs. */
function reasonOf(error: unknown): { error: string; code?: string } {
  const {
    name = 'Error',
    code,
    responseCode,
  } = (error ?? {}) as { name?: string; code?: string; responseCode?: number }
  const known = code ?? responseCode
  return { error: name, ...(known !== undefined && { code: String(known) }) }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
