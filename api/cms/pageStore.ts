import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { PageTable } from '../database/schema.ts'
import { isStorable } from '../database/storable.ts'
import { ProblemError } from '../http/problems.ts'
import type { AdminViewer } from '../http/viewer.ts'

type PageRow = Selectable<PageTable>

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

/** A new page. 422 where another one has its url. */
export const addPage = (tx: Db, _viewer: AdminViewer, values: Omit<Insertable<PageTable>, 'id'>): Promise<PageRow> =>
  unlessTaken(tx.insertInto('page').values(values).returningAll().executeTakeFirstOrThrow())

/** A page that nobody else changes until the end of the transaction. */
export const lockPage = (tx: Db, _viewer: AdminViewer, id: number): Promise<PageRow | undefined> =>
  tx.selectFrom('page').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Changes a page that {@link lockPage} gave. 422 where another one has its url. */
export const updatePage = (tx: Db, { id }: PageRow, values: Omit<Updateable<PageTable>, 'id'>): Promise<PageRow> => {
  const update = tx.updateTable('page').set({ id, ...values })
  return unlessTaken(update.where('id', '=', id).returningAll().executeTakeFirstOrThrow())
}

/** Deletes a page that {@link lockPage} gave. */
export async function deletePage(tx: Db, { id }: PageRow): Promise<void> {
  await tx.deleteFrom('page').where('id', '=', id).execute()
}

const UNIQUE_VIOLATION = '23505'

// Asking first would leave a moment in which somebody else may take the url
async function unlessTaken(saved: Promise<PageRow>): Promise<PageRow> {
  try {
    return await saved
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error
    throw new ProblemError(422, 'invalid', {
      detail: 'Another page has this url.',
      issues: [{ path: 'url', validatorKey: 'not_unique' }],
    })
  }
}
