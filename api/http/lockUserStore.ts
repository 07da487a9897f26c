import type { Db } from '../database/connect.ts'

/** Keeps a user from being removed until the transaction ends: what is written may name it. False where it is gone. */
export async function keepUser(tx: Db, id: string): Promise<boolean> {
  const user = tx.selectFrom('user').select('id').where('id', '=', id).forKeyShare()
  return (await user.executeTakeFirst()) !== undefined
}
