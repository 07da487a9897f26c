import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { EveryColumn, EveryNewColumn } from '../database/everyColumn.ts'
import type { PageTable } from '../database/schema.ts'
import { isStorable } from '../database/storable.ts'
import { ProblemError } from '../http/problems.ts'
import type { AdminViewer } from '../accounts/viewer.ts'

type PageRow = Selectable<PageTable>

/** All pages, by URL. */
export const listPages = (db: Db) => db.selectFrom('page').selectAll().orderBy('url').execute()

/** All pages without their blocks, by URL. */
export const listTrimmedPages = (db: Db) =>
  db.selectFrom('page').select(['id', 'url', 'title', 'caterId']).orderBy('url').execute()

export const findPage = (db: Db, id: number) =>
  db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()

/** The page with this URL, such as '/smagen'; undefined if there is none. */
export async function findPageByUrl(db: Db, url: string) {
  if (!isStorable(url)) return undefined
  return db.selectFrom('page').selectAll().where('url', '=', url).executeTakeFirst()
}

/** Adds a page. Throws 422 if its URL is in use. */
export const addPage = (tx: Db, _viewer: AdminViewer, values: EveryNewColumn<PageTable, 'id'>): Promise<PageRow> =>
  rejectDuplicateUrl(tx.insertInto('page').values(values).returningAll().executeTakeFirstOrThrow())

/** Locks a page until the transaction ends; undefined if there is none. */
export const lockPage = (tx: Db, _viewer: AdminViewer, id: number): Promise<PageRow | undefined> =>
  tx.selectFrom('page').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Updates a locked page. Throws 422 if its URL is in use. */
export const updatePage = (tx: Db, { id }: PageRow, values: EveryColumn<PageTable, 'id'>): Promise<PageRow> => {
  const update = tx.updateTable('page').set({ id, ...values })
  return rejectDuplicateUrl(update.where('id', '=', id).returningAll().executeTakeFirstOrThrow())
}

/** Deletes a locked page. */
export async function deletePage(tx: Db, { id }: PageRow): Promise<void> {
  await tx.deleteFrom('page').where('id', '=', id).execute()
}

const UNIQUE_VIOLATION = '23505'

// Relies on the unique index, since checking first would leave a race
async function rejectDuplicateUrl(saved: Promise<PageRow>): Promise<PageRow> {
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
