import type { Db, ExecuteSql } from '../database/connect.ts'
import { createJobQueue, toLogDetails } from '../jobs/jobQueue.ts'
import { DELIVERY_DEADLINE_MS, MAIL_EXPIRE_SECONDS } from './deliveryDeadline.ts'
import type { Deliver, MailContent, MailKind, NewMail, OnMailFinished, StoredMail, UnwrittenMail } from './mail.ts'
import {
  deleteQueuedMails,
  deleteUntriedMails,
  finishMail,
  forgetJobs,
  insertMails,
  isMailQueued,
  listUnwrittenMails,
  lockMailsWithoutJob,
  markEnqueued,
  resetMail,
  saveContent,
  startAttempt,
} from './mailStore.ts'
import { isPermanentFailure } from './permanentFailure.ts'

/** As many are read to be written at once. */
const WRITTEN_AT_ONCE = 50
/** As many mails get their jobs by one statement. */
const JOB_BATCH_SIZE = 500
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
  /** Reads what mails are written from that have facts in place of their content; what it returns writes one. */
  readLetters?: (mails: readonly UnwrittenMail[]) => Promise<(mail: UnwrittenMail) => MailContent>
  onFinished?: OnMailFinished
  isAlone: boolean
  log: { warn(details: object, text: string): void; error(details: object, text: string): void }
  now?: () => Date
  startDeadline?: () => AbortSignal
}

/**
 * Creates the queue without starting it. The row of the table mail is the source of truth. Who delivers gives it a job of
 * the same id once it is due: a job that was inserted with each mail would cost its order more than the mail does. A living
 * process delivers a mail once, however slow the mail server is; only where it dies between delivering and saving the state,
 * or the server answers after the deadline, is the mail sent again, with the same Message-ID.
 */
export async function createMailQueue({
  now = () => new Date(),
  startDeadline = () => AbortSignal.timeout(DELIVERY_DEADLINE_MS),
  onFinished = (queries) => queries.selectFrom('finished').selectAll().execute(),
  readLetters = async () => () => {
    throw new Error('This queue writes no letters')
  },
  ...options
}: MailQueueOptions): Promise<MailQueue> {
  const { db, executeSql, deliver, isAlone, log } = options
  /** Writes the mails that have become due. Two processes that write one at once write the same. */
  const writeDue = async (): Promise<void> => {
    let found: number
    do {
      const due = await listUnwrittenMails(db, now(), WRITTEN_AT_ONCE)
      found = due.length
      if (found === 0) return
      const write = await readLetters(due)
      for (const mail of due) {
        try {
          await saveContent(db, mail.id, write(mail))
        } catch (error) {
          log.error({ mailId: mail.id, ...toLogDetails(error) }, 'mail not written')
          await finish(mail, 'failed')
        }
      }
    } while (found === WRITTEN_AT_ONCE)
  }
  /** Gives the mails that have become due their jobs. One that may have crashed the process comes last. */
  const enqueueDue = async (): Promise<void> => {
    let found: number
    do {
      found = await db.transaction().execute(async (tx) => {
        const due = await lockMailsWithoutJob(tx, now(), JOB_BATCH_SIZE)
        if (due.length === 0) return 0
        await jobs.insert(
          due.map(({ id, attempts }) => ({ id, priority: -attempts })),
          tx,
        )
        await markEnqueued(
          tx,
          due.map(({ id }) => id),
          now(),
        )
        return due.length
      })
    } while (found === JOB_BATCH_SIZE)
  }
  const finish = (mail: Pick<StoredMail, 'id' | 'kind'>, state: 'sent' | 'failed') =>
    finishMail(db, mail, state, now(), onFinished)

  const deliverJob = async (id: string, deadline: AbortSignal): Promise<void> => {
    const mail = await startAttempt(db, id, now())
    const early = mail ? false : await isMailQueued(db, id)
    if (early) return postpone(id)
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
    async beforeFetch() {
      await writeDue()
      await enqueueDue()
    },
    async run(due) {
      const deadline = startDeadline()
      // A rejected one keeps its job, which becomes due again when it expires
      for (const result of await Promise.allSettled(due.map(({ id }) => deliverJob(id, deadline))))
        if (result.status === 'rejected') log.error(toLogDetails(result.reason), 'mail state not saved')
    },
    log,
  })

  /** Takes the job from a mail that is not due any more, since the clock was set back: it gets another when it is. */
  const postpone = (id: string) =>
    db.transaction().execute(async (tx) => {
      await jobs.remove([id], tx)
      await forgetJobs(tx, [id])
    })

  const requeue = async (): Promise<void> => {
    const ids = await forgetJobs(db)
    if (ids.length > 0) await jobs.remove(ids)
  }

  return {
    async enqueue(tx, ...mails) {
      // A customer who was forgotten has no address
      const addressed = mails.filter(({ to }) => to !== '')
      if (addressed.length === 0) return
      await insertMails(tx, addressed)
    },
    cancel: deleteQueuedMails,
    cancelUntried: deleteUntriedMails,
    async resend(tx, id) {
      await resetMail(tx, id, now())
      await jobs.remove([id], tx)
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
