import { sha256 } from '../../runtime/sha256.ts'
import type { Db } from '../database/connect.ts'

const MAX_NETWORKS_OF_USER = 20
/** No user has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** True if the user signed in from this network before. Null is an unknown email, which takes as long. */
export async function isKnownNetwork(db: Db, userId: string | null, network: string): Promise<boolean> {
  const id = userId ?? NOBODY
  const known = db
    .selectFrom('knownNetwork')
    .select('userId')
    .where('userId', '=', id)
    .where('key', '=', keyOf(id, network))
  return (await known.executeTakeFirst()) !== undefined
}

/** Saves that the user, whose row is locked, signed in from this network. Drops the oldest of too many. */
export async function rememberNetwork(tx: Db, userId: string, network: string, at: Date): Promise<void> {
  await tx
    .insertInto('knownNetwork')
    .values({ userId, key: keyOf(userId, network), lastAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet({ lastAt: at }))
    .execute()
  await tx
    .deleteFrom('knownNetwork')
    .where('userId', '=', userId)
    .where('key', 'in', (networks) =>
      networks
        .selectFrom('knownNetwork')
        .select('key')
        .where('userId', '=', userId)
        .orderBy('lastAt', 'desc')
        .offset(MAX_NETWORKS_OF_USER)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** A hash, which another user's row for the same network does not share. */
const keyOf = (userId: string, network: string): string => sha256(`${userId} ${network}`)
