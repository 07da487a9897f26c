import type { z } from 'zod'
import type { Http, Response } from './http.ts'
import type { Path } from './path.ts'

/** Where a page stands in its list. */
export interface PageInfo {
  /** The v2 cursor of the page after it; null at the end. */
  next: string | null
  /** The number of items of the whole list; null where the service does not count them. */
  total: number | null
}

/** Of an answer that says nothing of pages. */
export const WHOLE_LIST: PageInfo = { next: null, total: null }

/** A page of a list of the v2 service; the whole list where the service has no pages. */
export interface ListPage<Item> extends PageInfo {
  items: readonly Item[]
}

/** Reads a page of at most `limit` items from a v2 cursor on; null is the start. */
export type ReadPage<Item> = (limit: number, cursor: string | null) => Promise<ListPage<Item>>

const PAGE_SIZE = 100

/** Where a page stands, as the headers of its response say. */
export function pageInfoOf(headers: Pick<Response['headers'], 'get'>): PageInfo {
  const [, address] = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '') ?? []
  const next = address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('cursor')
  const total = headers.get('x-total-count')
  return { next, total: total === null ? null : Number(total) }
}

/** Reads a page of a list on behalf of the viewer. */
export async function sendForPage<Item extends z.ZodType>(
  http: Http,
  path: Path,
  schema: z.ZodArray<Item>,
): Promise<ListPage<z.output<Item>>> {
  const answer = await http.send('GET', path, { 200: schema })
  return { items: answer.body as z.output<Item>[], ...pageInfoOf(answer.headers) }
}

/** True for the answer of a service that has no pages. */
export const isWholeList = ({ next, total }: PageInfo): boolean => next === null && total === null

/** Filters here the list of a service that knows neither pages nor the filter. */
export function filterWholeList<Item>(page: ListPage<Item>, matches: (item: Item) => boolean): ListPage<Item> {
  return isWholeList(page) ? { ...page, items: page.items.filter(matches) } : page
}

/** Reads a whole list page by page. Yields at least one page, which may be empty. */
export async function* readPages<Item>(read: ReadPage<Item>, size = PAGE_SIZE): AsyncGenerator<readonly Item[]> {
  let cursor: string | null = null
  do {
    const { items, next }: ListPage<Item> = await read(size, cursor)
    yield items
    cursor = next
  } while (cursor !== null)
}

/** All items of a list. */
export async function readAll<Item>(read: ReadPage<Item>, size?: number): Promise<Item[]> {
  const all: Item[] = []
  for await (const items of readPages(read, size)) all.push(...items)
  return all
}
