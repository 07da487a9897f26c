import type { Db } from '../database/connect.ts'

/** Every page, by its url. */
export const listPages = (db: Db) => db.selectFrom('page').selectAll().orderBy('url').execute()

/** Every page without its blocks, by its url. */
export const listTrimmedPages = (db: Db) =>
  db.selectFrom('page').select(['id', 'url', 'title', 'caterId']).orderBy('url').execute()

export const findPage = (db: Db, id: number) =>
  db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()

/** By the whole url, such as '/smagen'. */
export const findPageByUrl = (db: Db, url: string) =>
  db.selectFrom('page').selectAll().where('url', '=', url).executeTakeFirst()
