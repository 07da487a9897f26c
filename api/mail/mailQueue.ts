import { randomUUID } from 'node:crypto'
import type { Db, ExecuteSql } from '../database/connect.ts'
import { createJobQueue, toLogDetails } from '../jobs/jobQueue.ts'
import { DELIVERY_DEADLINE_MS, MAIL_EXPIRE_SECONDS } from './deliveryDeadline.ts'
import type { Deliver, MailKind, NewMail, OnMailFinished, StoredMail } from './mail.ts'
import {
  deleteQueuedMails,
  deleteUntriedMails,
  findQueuedMail,
  finishMail,
  insertMails,
  listQueuedMails,
  resetMail,
  startAttempt,
} from './mailStore.ts'
import { isPermanentFailure } from './permanentFailure.ts'

/** As many as are delivered concurrently. */
const BATCH_SIZE = 3
/** A mail that cannot be delivered for so long after it was due has failed. */
const MAX_DELAY_MS = 2 * 86_400_000
/** The exponential backoff lasts longer than {@link MAX_DELAY_MS}. */
const RETRY = { limit: 20, delaySeconds: 5 }
/**
 * High enough that restarts during a delivery, however many, do not exhaust it by chance: a mail with more attempts is
 * what crashes the process.
 */
const MAX_ATTEMPTS = 100

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
  cancel(
    tx: Db,
    orderId: string,
    kinds: readonly MailKind[],
  ): Promise<Pick<StoredMail, 'id' | 'attempts' | 'createdAt'>[]>
  /** {@link cancel} of the mails of one kind that no delivery was attempted of. */
  cancelUntried(tx: Db, orderId: string, kind: MailKind): Promise<Pick<StoredMail, 'createdAt'>[]>
  /** Queues a sent or failed mail again in the caller's transaction, under a new Message-ID. */
  resend(tx: Db, id: string): Promise<void>
  /** Makes the jobs of all queued mails anew. Only where no other process delivers: it may be sending one of them. */
  requeue(): Promise<void>
  /** Starts delivering. Mails of a dead process follow: at once if `isAlone`, else once their jobs have expired. */
  start(): Promise<void>
  /** Stops after the deliveries in progress. */
  stop(): Promise<void>
}

/**
 * The queue's dependencies. `isAlone`: no other process delivers from this database, so a delivery in progress at the
 * start belongs to a dead process. `now` decides when a mail is due and dates its sending. `startDeadline` returns what
 * aborts the deliveries of a batch that begins.
 */
export interface MailQueueOptions {
  db: Db
  executeSql: ExecuteSql
  deliver: Deliver
  onFinished?: OnMailFinished
  isAlone: boolean
  log: { warn(details: object, text: string): void; error(details: object, text: string): void }
  now?: () => Date
  startDeadline?: () => AbortSignal
}

/**
 * Creates the queue without starting it. The row of the table mail is the source of truth; the job of the same
 * id only says when it is due. A living process delivers a mail once, however slow the mail server is; only where it dies
 * between delivering and saving the state, or the server answers after the deadline, is the mail sent again, with the same
 * Message-ID.
 */
export async function createMailQueue({
  now = () => new Date(),
  startDeadline = () => AbortSignal.timeout(DELIVERY_DEADLINE_MS),
  onFinished = (queries) => queries.selectFrom('finished').selectAll().execute(),
  ...options
}: MailQueueOptions): Promise<MailQueue> {
  const { db, executeSql, deliver, isAlone, log } = options
  const finish = (mail: StoredMail, state: 'sent' | 'failed') => finishMail(db, mail, state, now(), onFinished)

  const deliverJob = async (id: string, deadline: AbortSignal): Promise<void> => {
    const mail = await startAttempt(db, id, now())
    const early = mail ? undefined : await findQueuedMail(db, id)
    if (early) return postpone(early)
    try {
      if (mail && mail.attempts > MAX_ATTEMPTS) {
        log.warn({ mailId: id, attempt: mail.attempts }, 'mail delivery abandoned')
        await finish(mail, 'failed')
      } else if (mail) {
        await deliver(mail, deadline)
        await finish(mail, 'sent')
      }
      await jobs.complete([id])
    } catch (error) {
      log.warn({ mailId: id, attempt: mail?.attempts, ...toLogDetails(error) }, 'mail delivery failed')
      const isOverdue = mail !== undefined && now().getTime() - mail.sendAfter.getTime() > MAX_DELAY_MS
      if (mail && (isOverdue || isPermanentFailure(error))) await finish(mail, 'failed')
      await jobs.fail([id])
    }
  }

  const jobs = await createJobQueue({
    name: 'mail',
    executeSql,
    retry: RETRY,
    batchSize: BATCH_SIZE,
    expireSeconds: MAIL_EXPIRE_SECONDS,
    async run(due) {
      const deadline = startDeadline()
      // A rejected one keeps its job, which becomes due again when it expires
      for (const result of await Promise.allSettled(due.map(({ id }) => deliverJob(id, deadline))))
        if (result.status === 'rejected') log.error(toLogDetails(result.reason), 'mail state not saved')
    },
    log,
  })

  const toJob = ({ id, sendAfter }: Pick<StoredMail, 'id' | 'sendAfter'>) => ({
    id,
    dueIn: Math.max(0, (sendAfter.getTime() - now().getTime()) / 1000),
  })

  /**
   * Queues the job of a mail that is not due yet once more: the database counts a job's time from the start of its
   * transaction, which may have waited for a lock, and by its own clock.
   */
  const postpone = (mail: Pick<StoredMail, 'id' | 'sendAfter'>) =>
    db.transaction().execute(async (tx) => {
      await jobs.remove([mail.id], tx)
      await jobs.insert([toJob(mail)], tx)
    })

  const schedule: MailQueue['schedule'] = async (tx, mails) => {
    const scheduled = mails.map((mail) => ({ ...mail, id: randomUUID() }))
    await jobs.insert(scheduled.map(toJob), tx)
    return scheduled
  }

  const requeue = async (): Promise<void> => {
    const orphaned = await listQueuedMails(db)
    if (orphaned.length === 0) return
    const ids = orphaned.map(({ id }) => id)
    await jobs.remove(ids)
    // A mail that may have crashed the process comes last
    await jobs.insert(orphaned.map((mail) => ({ ...toJob(mail), priority: -mail.attempts })))
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
    cancelUntried: deleteUntriedMails,
    async resend(tx, id) {
      const sendAfter = now()
      await resetMail(tx, id, sendAfter)
      await jobs.remove([id], tx)
      await jobs.insert([toJob({ id, sendAfter })], tx)
    },
    requeue,
    async start() {
      // The jobs of a crashed process would wait until they expire
      if (isAlone) await requeue()
      else await jobs.recover()
      jobs.start()
    },
    stop: () => jobs.stop(),
  }
}
