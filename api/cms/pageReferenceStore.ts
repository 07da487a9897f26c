import type { Filter } from '../../contract/filters.ts'
import type { NewPage, Page } from '../../contract/pages.ts'
import type { Issue } from '../../contract/problems.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'

/** The types of filters by id. */
export type FilterTypes = ReadonlyMap<number, Filter['type']>

/**
 * Locks the filters that blocks refer to against deletion until the transaction ends; returns their types. Call it
 * before locking a page, in the same order as deleting a filter does: no deadlock.
 */
export async function lockFiltersForShare(tx: Db, blocks: NewPage['blocks'] = []): Promise<FilterTypes> {
  const ids = blocks.flatMap(getFilterIds)
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('filter').select(['id', 'type']).where('id', 'in', ids).forKeyShare().execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/**
 * Throws 422 if a page refers to something that does not exist, or has two blocks of one id. References that the locked
 * page `before` has already are accepted. `filters` are those of {@link lockFiltersForShare}.
 */
export async function checkReferences(
  tx: Db,
  { caterId, blocks = [] }: Partial<NewPage>,
  filters: FilterTypes,
  before: Page | null,
): Promise<void> {
  const old = before?.blocks ?? []
  const caters = await findCaters(tx, [...blocks.flatMap(getCaterIds), ...(caterId == null ? [] : [caterId])])
  for (const id of [...old.flatMap(getCaterIds), before?.caterId]) if (id != null) caters.add(id)
  const oldFilters = new Set(old.flatMap((block) => getFilterIds(block).map((id) => `${block.type} ${id}`)))
  const oldOffers = new Set(old.map(toOfferKey))
  const menus = await findMenus(
    tx,
    blocks.flatMap((block) => (block.type === 'offer' ? block.menuId : [])),
  )
  const issues = blocks.flatMap((block, at): Issue[] => {
    const issue = (field: string, validatorKey: string) => ({ path: `blocks.${at}.${field}`, validatorKey })
    const found: Issue[] = blocks.findIndex(({ id }) => id === block.id) < at ? [issue('id', 'not_unique')] : []
    const isCaterUnknown = getCaterIds(block).some((id) => !caters.has(id))
    if (isCaterUnknown) found.push(issue(block.type === 'offer' ? 'caterId' : 'caterIds', 'unknown'))
    const added = getFilterIds(block).filter((id) => !oldFilters.has(`${block.type} ${id}`))
    if (added.some((id) => !filters.has(id))) found.push(issue('filterIds', 'unknown'))
    else if (added.some((id) => filters.get(id) !== block.type)) found.push(issue('filterIds', 'foreign'))
    if (block.type !== 'offer' || isCaterUnknown || oldOffers.has(toOfferKey(block))) return found
    const owner = menus.get(block.menuId.toLowerCase())
    if (owner === undefined) found.push(issue('menuId', 'unknown'))
    else if (owner !== block.caterId) found.push(issue('menuId', 'foreign'))
    return found
  })
  if (caterId != null && !caters.has(caterId)) issues.unshift({ path: 'caterId', validatorKey: 'unknown' })
  if (issues.length === 0) return
  const detail = `There is no such thing, or it is there twice: ${issues.map(({ path }) => path).join(', ')}.`
  throw new ProblemError(422, 'invalid', { detail, issues })
}

type Block = Page['blocks'][number]

const getCaterIds = ({ caterIds = [], caterId }: Block): number[] =>
  caterId === undefined ? caterIds : [...caterIds, caterId]

const getFilterIds = ({ filterIds = [] }: Block): number[] => filterIds

const toOfferKey = ({ caterId, menuId }: Block): string => `${caterId} ${menuId?.toLowerCase()}`

async function findCaters(tx: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('cater').select('id').where('id', 'in', ids).where('deletedAt', 'is', null).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The caterer of each menu that exists, by the menu's id; children of menus do not count. */
async function findMenus(tx: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const menus = tx.selectFrom('menu').select(['id', 'caterId']).where('parentId', 'is', null)
  return new Map((await menus.where('id', 'in', ids).execute()).map(({ id, caterId }) => [id, caterId]))
}
