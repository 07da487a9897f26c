import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db, ExecuteSql } from '../database/connect.ts'
import { addRequestId } from '../database/tracedStatements.ts'
import type { NewEvent } from '../orders/orderEventStore.ts'
import type { AnnouncedMail, Deliver, MailKind, NewMail, StoredMail } from './mail.ts'
import {
  beginAttempt,
  deleteQueuedMails,
  endMail,
  insertMails,
  insertMailsWithEvent,
  queuedMails,
  resetMail,
} from './mailStore.ts'
import { isRefusedForGood } from './refusedForGood.ts'

const QUEUE = 'mail'
const POLL_MS = 500
/** No more than are delivered at once: one that waits for its turn would expire meanwhile. */
const BATCH = 3
/** A mail that could not be delivered so long after it was due has failed. */
const PATIENCE_MS = 2 * 86_400_000
/** With pauses that double each time they last longer than that. */
const RETRIES = { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 }
/**
 * So many that a process can die in the middle of one delivery by chance, however often it is started anew: a mail
 * that was begun more often is what ends it.
 */
const MOST_ATTEMPTS = 100
/** How often jobs that have expired, since their process is gone, are made due again. */
const MAINTENANCE_SECONDS = 30

/** Mails that are written with a change, and delivered after it. */
export interface MailQueue {
  /** Queues mails in the caller's transaction: they go out only if that commits, and not before their `sendAfter`. */
  enqueue(tx: Db, ...mails: NewMail[]): Promise<void>
  /**
   * The first half of {@link enqueue}, for mails that say what is not known yet: gives each an id, under which it is to
   * be written in the same transaction.
   */
  announce<Planned extends { sendAfter: Date }>(
    tx: Db,
    mails: readonly Planned[],
  ): Promise<(Planned & { id: string })[]>
  /** The second half, together with what happened to their order: one statement, where many wait for its end. */
  write(tx: Db, mails: readonly AnnouncedMail[], event: NewEvent): Promise<void>
  /**
   * Removes mails of some kinds about an order that wait, in the caller's transaction; answers them. One that was
   * tried already may have arrived.
   */
  takeBack(tx: Db, orderId: string, kinds: readonly MailKind[]): Promise<Pick<StoredMail, 'id' | 'attempts'>[]>
  /** Lets a mail that is sent or failed go out again in the caller's transaction, under a new Message-ID. */
  resend(tx: Db, id: string): Promise<void>
  /** Begins to deliver, also what a dead process left: at once where alone, else once its jobs have expired. */
  start(): Promise<void>
  /** Ends after the mails that are being delivered. */
  stop(): Promise<void>
}

/**
 * What the queue needs; `now` dates what is sent, and what waits is told by it. `isAlone`: no other process delivers
 * from this database, so that whatever is under way at the start was left by a dead one.
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
      if (mail && mail.attempts > MOST_ATTEMPTS) {
        log.warn({ mailId: id, attempt: mail.attempts }, 'a mail is given up')
        await endMail(db, mail, 'failed', now())
      } else if (mail) {
        await deliver(mail)
        await endMail(db, mail, 'sent', now())
      }
      await boss.complete(QUEUE, id)
    } catch (error) {
      log.warn({ mailId: id, attempt: mail?.attempts, ...reasonOf(error) }, 'a mail could not be delivered')
      const isOverdue = mail !== undefined && now().getTime() - mail.sendAfter.getTime() > PATIENCE_MS
      if (mail && (isOverdue || isRefusedForGood(error))) await endMail(db, mail, 'failed', now())
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

  // The queue goes by the database's clock, the mails by the service's: only how long is the same by both
  const toJob = ({ id, sendAfter }: Pick<StoredMail, 'id' | 'sendAfter'>) => {
    const seconds = Math.max(0, (sendAfter.getTime() - now().getTime()) / 1000)
    return { name: QUEUE, id, startAfter: String(seconds) }
  }

  const announce: MailQueue['announce'] = async (tx, mails) => {
    const announced = mails.map((mail) => ({ ...mail, id: randomUUID() }))
    await boss.insert(announced.map(toJob), { db: within(tx) })
    return announced
  }

  // Jobs that a crashed process held would wait until they expire: they are made anew. Only where no other process
  // lives, since it may be delivering them
  const takeUpLeftMails = async (): Promise<void> => {
    const left = await queuedMails(db)
    if (left.length === 0) return
    const ids = left.map(({ id }) => id)
    await boss.deleteJob(QUEUE, ids)
    // One that may have ended the process lets the others go first, and counts no attempt while they do
    await boss.insert(left.map((mail) => ({ ...toJob(mail), priority: -mail.attempts })))
  }

  return {
    async enqueue(tx, ...mails) {
      const due = mails.map((mail) => ({ ...mail, sendAfter: mail.sendAfter ?? mail.createdAt }))
      await insertMails(tx, await announce(tx, due))
    },
    announce,
    write: insertMailsWithEvent,
    takeBack: (tx, orderId, kinds) => deleteQueuedMails(tx, orderId, kinds),
    async resend(tx, id) {
      const sendAfter = now()
      await resetMail(tx, id, sendAfter)
      await boss.deleteJob(QUEUE, id, { db: within(tx) })
      await boss.insert([toJob({ id, sendAfter })], { db: within(tx) })
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

/** Runs the queue's own statements in somebody's transaction. */
const within = (tx: Db): { executeSql: ExecuteSql } => ({
  executeSql: async (text, values = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(addRequestId(text), values))
    return { rows }
  },
})

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
