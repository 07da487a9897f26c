import type { Db } from '../database/connect.ts'
import { actorName } from './userName.ts'

/** The name to show of whoever did something, by the id that was stored of them. */
export async function findActorName(db: Db, userId: string): Promise<string | null> {
  const user = db.selectFrom('user').select(['firstName', 'lastName']).where('id', '=', userId)
  return actorName(await user.executeTakeFirst())
}
