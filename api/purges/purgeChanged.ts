import type { Db } from '../database/connect.ts'
import { changedTags } from './changedTags.ts'
import type { PurgeQueue } from './purgeQueue.ts'
import { findNewestChangeId, listChangedAfter } from './purgeStore.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where no CDN caches pages. */
    purgeQueue: PurgeQueue | null
  }
}

/** Makes a change, and queues in its transaction what a CDN is to forget by it, as the audit log says. */
export async function purgeChanged<Result>(
  queue: PurgeQueue | null,
  tx: Db,
  change: () => Promise<Result>,
): Promise<Result> {
  if (!queue) return change()
  const newest = await findNewestChangeId(tx)
  const answer = await change()
  const tags = new Set((await listChangedAfter(tx, newest)).flatMap(changedTags))
  if (tags.size > 0) await queue.enqueue(tx, [...tags].toSorted())
  return answer
}
