import type { Db } from '../database/connect.ts'
import { isStorable } from '../database/storable.ts'

/** Every page, by its url. */
export const listPages = (db: Db) => db.selectFrom('page').selectAll().orderBy('url').execute()

/** Every page without its blocks, by its url. */
export const listTrimmedPages = (db: Db) =>
  db.selectFrom('page').select(['id', 'url', 'title', 'caterId']).orderBy('url').execute()

export const findPage = (db: Db, id: number) =>
  db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()

/** By the whole url, such as '/smagen'. */
export async function findPageByUrl(db: Db, url: string) {
  if (!isStorable(url)) return undefined
  return db.selectFrom('page').selectAll().where('url', '=', url).executeTakeFirst()
}
