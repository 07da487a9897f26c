import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { sha256 } from '../../runtime/sha256.ts'
import type { Db } from '../database/connect.ts'
import type { Account } from './accountStore.ts'
import type { CaterViewer } from './viewer.ts'

const SECRET_BYTES = 32
/** A fetch is stored this often at most: calendars ask for their feed all day. */
const FETCH_STORED_MS = 15 * 60_000

/** A calendar feed with the user whose it is. */
export type CalendarFeedRow = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'> & {
  createdAt: Date
  fetchedAt: Date | null
  sharedUntil: Date | null
}

/**
 * Gives the viewer a calendar feed, or its feed another secret: the one before is invalid at once. Stored by its hash.
 * Returns the secret; undefined where the viewer's rights have ended meanwhile.
 */
export async function renewCalendarFeed(db: Db, viewer: CaterViewer, at: Date): Promise<string | undefined> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const secretHash = sha256(secret)
  const feed = await db
    .insertInto('calendarFeed')
    .columns(['userId', 'secretHash', 'createdAt'])
    .expression(
      feedUsers(db)
        .select(['user.id', sql<string>`${secretHash}`.as('hash'), sql<Date>`${at}::timestamptz`.as('at')])
        .where('user.id', '=', viewer.userId)
        .forKeyShare('user'),
    )
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ secretHash, createdAt: at, fetchedAt: null, sharedUntil: null }),
    )
    .returning('userId')
    .executeTakeFirst()
  return feed && secret
}

/** The feeds that the viewer sees, by email: an owner those of its caterer's users, staff their own. */
export const listCalendarFeeds = (db: Db, viewer: CaterViewer): Promise<CalendarFeedRow[]> =>
  ownFeeds(db, viewer)
    .select(['user.id', 'user.email', 'user.firstName', 'user.lastName'])
    .select(['calendarFeed.createdAt', 'calendarFeed.fetchedAt', 'calendarFeed.sharedUntil'])
    .orderBy('user.email')
    .execute()

/** Ends a feed that the viewer sees; false if there is none such. */
export async function endCalendarFeed(tx: Db, viewer: CaterViewer, userId: string): Promise<boolean> {
  const feed = ownFeeds(tx, viewer).select('user.id').where('user.id', '=', userId)
  const { numDeletedRows } = await tx.deleteFrom('calendarFeed').where('userId', 'in', feed).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the feed of a user whose password or role has changed. */
export const deleteCalendarFeed = (tx: Db, userId: string): Promise<unknown> =>
  tx.deleteFrom('calendarFeed').where('userId', '=', userId).execute()

/** The caterer whose deliveries a secret shows, and notes that they were fetched; undefined if there is none. */
export async function fetchCalendarFeed(
  db: Db,
  secret: string,
  at: Date,
): Promise<{ id: number; name: string } | undefined> {
  const feed = await feedUsers(db)
    .innerJoin('calendarFeed', 'calendarFeed.userId', 'user.id')
    .select(['cater.id', 'cater.name', 'calendarFeed.userId', 'calendarFeed.fetchedAt'])
    .where('calendarFeed.secretHash', '=', sha256(secret))
    .where((eb) => eb.or([eb('sharedUntil', 'is', null), eb('sharedUntil', '>', at)]))
    .executeTakeFirst()
  if (!feed) return undefined
  const { id, name, userId, fetchedAt } = feed
  if (fetchedAt === null || at.getTime() - fetchedAt.getTime() >= FETCH_STORED_MS)
    await db.updateTable('calendarFeed').set({ fetchedAt: at }).where('userId', '=', userId).execute()
  return { id, name }
}

/** The users who may have a feed: owners and staff of caterers that are not deleted. */
const feedUsers = (db: Db) =>
  db
    .selectFrom('user')
    .innerJoin('cater', 'cater.id', 'user.caterId')
    .where('cater.deletedAt', 'is', null)
    .where('user.staffRole', '<>', 'kitchen')

const ownFeeds = (db: Db, viewer: CaterViewer) =>
  feedUsers(db)
    .innerJoin('calendarFeed', 'calendarFeed.userId', 'user.id')
    .where('user.caterId', '=', viewer.caterId)
    .$if(viewer.staffRole !== 'owner', (feeds) => feeds.where('user.id', '=', viewer.userId))
