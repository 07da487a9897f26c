import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db, ExecuteSql } from '../database/connect.ts'
import { addRequestId } from '../database/tracedStatements.ts'
import type { Deliver, MailKind, NewMail, OnMailFinished, StoredMail } from './mail.ts'
import { deleteQueuedMails, finishMail, insertMails, listQueuedMails, resetMail, startAttempt } from './mailStore.ts'
import { isPermanentFailure } from './permanentFailure.ts'

const QUEUE = 'mail'
const POLL_MS = 500
/** As many as are delivered concurrently: a fetched job that has to wait would expire meanwhile. */
const BATCH_SIZE = 3
/** A mail that cannot be delivered for so long after it was due has failed. */
const MAX_DELAY_MS = 2 * 86_400_000
/** The exponential backoff lasts longer than {@link MAX_DELAY_MS}. */
const RETRY_OPTIONS = { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 }
/**
 * High enough that restarts during a delivery, however many, do not exhaust it by chance: a mail with more attempts is
 * what crashes the process.
 */
const MAX_ATTEMPTS = 100
/** Interval at which expired jobs of dead processes become due again. */
const MAINTENANCE_INTERVAL_SECONDS = 30

/** The transactional outbox of mails: queued with a change, delivered after it commits. */
export interface MailQueue {
  /**
   * Queues mails in the caller's transaction; each is sent once that commits, and not before its `sendAfter`. One without
   * a recipient is left out.
   */
  enqueue(tx: Db, ...mails: NewMail[]): Promise<void>
  /**
   * The first half of {@link enqueue}, for mails whose content is not known yet: creates their jobs and gives each an id.
   * The caller inserts the mails under these ids in the same transaction.
   */
  schedule<Planned extends { sendAfter: Date }>(
    tx: Db,
    mails: readonly Planned[],
  ): Promise<(Planned & { id: string })[]>
  /**
   * Deletes the queued mails of some kinds about an order, in the caller's transaction, and returns them. One with
   * attempts may have arrived.
   */
  cancel(tx: Db, orderId: string, kinds: readonly MailKind[]): Promise<Pick<StoredMail, 'id' | 'attempts'>[]>
  /** Queues a sent or failed mail again in the caller's transaction, under a new Message-ID. */
  resend(tx: Db, id: string): Promise<void>
  /** Starts delivering. Mails of a dead process follow: at once if `isAlone`, else once their jobs have expired. */
  start(): Promise<void>
  /** Stops after the deliveries in progress. */
  stop(): Promise<void>
}

/**
 * The queue's dependencies. `isAlone`: no other process delivers from this database, so a delivery in progress at the
 * start belongs to a dead process. `now` decides when a mail is due and dates its sending.
 */
export interface MailQueueOptions {
  db: Db
  executeSql: ExecuteSql
  deliver: Deliver
  onFinished?: OnMailFinished
  isAlone: boolean
  log: { warn(details: object, text: string): void; error(details: object, text: string): void }
  now?: () => Date
}

/**
 * Creates the queue without starting it. The row of the table mail is the source of truth; the pg-boss job of the same
 * id only says when it is due. Delivery is at least once: after a crash between delivering and saving the state the mail
 * is sent again, with the same Message-ID.
 */
export async function createMailQueue({
  now = () => new Date(),
  onFinished = (queries) => queries.selectFrom('finished').selectAll().execute(),
  ...options
}: MailQueueOptions): Promise<MailQueue> {
  const { db, executeSql, deliver, isAlone, log } = options
  const boss = new PgBoss({
    db: { executeSql },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_INTERVAL_SECONDS,
  })
  boss.on('error', (error) => log.error(toLogDetails(error), 'mail queue error'))
  await boss.start()
  await boss.createQueue(QUEUE, { name: QUEUE, ...RETRY_OPTIONS })
  // createQueue does not change the options of an existing queue
  await boss.updateQueue(QUEUE, { name: QUEUE, ...RETRY_OPTIONS })
  const stopping = new AbortController()
  let deliveryLoop: Promise<void> = Promise.resolve()

  const finish = (mail: StoredMail, state: 'sent' | 'failed') => finishMail(db, mail, state, now(), onFinished)

  const deliverJob = async (id: string): Promise<void> => {
    const mail = await startAttempt(db, id)
    try {
      if (mail && mail.attempts > MAX_ATTEMPTS) {
        log.warn({ mailId: id, attempt: mail.attempts }, 'mail delivery abandoned')
        await finish(mail, 'failed')
      } else if (mail) {
        await deliver(mail)
        await finish(mail, 'sent')
      }
      await boss.complete(QUEUE, id)
    } catch (error) {
      log.warn({ mailId: id, attempt: mail?.attempts, ...toLogDetails(error) }, 'mail delivery failed')
      const isOverdue = mail !== undefined && now().getTime() - mail.sendAfter.getTime() > MAX_DELAY_MS
      if (mail && (isOverdue || isPermanentFailure(error))) await finish(mail, 'failed')
      await boss.fail(QUEUE, id, toLogDetails(error))
    }
  }

  const runDeliveryLoop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let found = 0
      try {
        const jobs = await boss.fetch(QUEUE, { batchSize: BATCH_SIZE })
        found = jobs.length
        // A rejected one keeps its job, which becomes due again when it expires
        for (const result of await Promise.allSettled(jobs.map((job) => deliverJob(job.id)))) {
          if (result.status === 'rejected') log.error(toLogDetails(result.reason), 'mail state not saved')
        }
      } catch (error) {
        log.error(toLogDetails(error), 'mail queue not readable')
      }
      if (found < BATCH_SIZE) await delay(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  // pg-boss uses the database's clock, mails the service's: only durations are comparable
  const toJob = ({ id, sendAfter }: Pick<StoredMail, 'id' | 'sendAfter'>) => {
    const seconds = Math.max(0, (sendAfter.getTime() - now().getTime()) / 1000)
    return { name: QUEUE, id, startAfter: String(seconds) }
  }

  const schedule: MailQueue['schedule'] = async (tx, mails) => {
    const scheduled = mails.map((mail) => ({ ...mail, id: randomUUID() }))
    await boss.insert(scheduled.map(toJob), { db: inTransaction(tx) })
    return scheduled
  }

  // Recreates the jobs of a crashed process, which would wait until they expire. Only where no other process lives,
  // since that may be delivering them
  const requeueOrphanedMails = async (): Promise<void> => {
    const orphaned = await listQueuedMails(db)
    if (orphaned.length === 0) return
    const ids = orphaned.map(({ id }) => id)
    await boss.deleteJob(QUEUE, ids)
    // A mail that may have crashed the process comes last
    await boss.insert(orphaned.map((mail) => ({ ...toJob(mail), priority: -mail.attempts })))
  }

  return {
    async enqueue(tx, ...mails) {
      // A customer who was forgotten has no address
      const addressed = mails.filter(({ to }) => to !== '')
      if (addressed.length === 0) return
      const due = addressed.map((mail) => ({ ...mail, sendAfter: mail.sendAfter ?? mail.createdAt }))
      await insertMails(tx, await schedule(tx, due))
    },
    schedule,
    cancel: deleteQueuedMails,
    async resend(tx, id) {
      const sendAfter = now()
      await resetMail(tx, id, sendAfter)
      await boss.deleteJob(QUEUE, id, { db: inTransaction(tx) })
      await boss.insert([toJob({ id, sendAfter })], { db: inTransaction(tx) })
    },
    async start() {
      if (isAlone) await requeueOrphanedMails()
      else await boss.maintain()
      deliveryLoop = runDeliveryLoop()
    },
    async stop() {
      stopping.abort()
      await deliveryLoop
      await boss.stop({ graceful: false })
    },
  }
}

/** Makes pg-boss run its statements in the given transaction. */
const inTransaction = (tx: Db): { executeSql: ExecuteSql } => ({
  executeSql: async (text, values = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(addRequestId(text), values))
    return { rows }
  },
})

/** The error without its message, since mail servers repeat addresses in theirs. */
function toLogDetails(error: unknown): { error: string; code?: string } {
  const {
    name = 'Error',
    code,
    responseCode,
  } = (error ?? {}) as { name?: string; code?: string; responseCode?: number }
  const known = code ?? responseCode
  return { error: name, ...(known !== undefined && { code: String(known) }) }
}
