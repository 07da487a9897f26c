import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { containsPattern } from '../database/containsPattern.ts'
import { countRows, type Keyset, type KeysetPage, readKeysetPage } from '../database/keyset.ts'
import type { EveryColumn, EveryNewColumn } from '../database/everyColumn.ts'
import type { PageTable } from '../database/schema.ts'
import { isStorable } from '../database/storable.ts'
import { ProblemError } from '../http/problems.ts'
import type { AdminViewer } from '../accounts/viewer.ts'

type PageRow = Selectable<PageTable>

/** The filter of a list of pages: those with these ids, of these caterers, and whose URL and title have each word. */
interface PageFilter {
  ids?: readonly number[] | undefined
  caterIds?: readonly number[] | undefined
  words?: readonly string[] | undefined
}

/** Some of the pages with their blocks, by URL. */
export const listPages = (db: Db, filter: PageFilter, keyset: Keyset<string>): Promise<KeysetPage<PageRow>> =>
  readKeysetPage(keyset, pagesAfter(listed(db, filter), keyset).selectAll(), () => countRows(db, listed(db, filter)))

/** Some of the pages without their blocks, by URL. */
export const listTrimmedPages = (
  db: Db,
  filter: PageFilter,
  keyset: Keyset<string>,
): Promise<KeysetPage<Omit<PageRow, 'blocks'>>> =>
  readKeysetPage(keyset, pagesAfter(listed(db, filter), keyset).select(['id', 'url', 'title', 'caterId']), () =>
    countRows(db, listed(db, filter)),
  )

const listed = (db: Db, { ids, caterIds, words = [] }: PageFilter) =>
  words.reduce(
    (query, word) => query.where(sql<string>`lower(url || ' ' || title)`, 'like', containsPattern(word)),
    db
      .selectFrom('page')
      .$if(ids !== undefined, (query) => query.where('id', '=', anyInteger(ids)))
      .$if(caterIds !== undefined, (query) => query.where('caterId', '=', anyInteger(caterIds))),
  )

type Pages = ReturnType<typeof listed>

const pagesAfter = (pages: Pages, { after }: Keyset<string>) =>
  pages.$if(after !== null, (query) => query.where('url', '>', after as string)).orderBy('url')

const anyInteger = (values: readonly number[] = []) => sql<number>`any(${[...values]}::integer[])`

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
