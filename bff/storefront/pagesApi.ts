import { z } from 'zod'
import { Page } from '../../contract/pages.ts'
import type { PublicReads } from '../v2/cache.ts'
import { path } from '../v2/path.ts'

const TrimmedPage = Page.pick({ id: true, url: true, title: true, caterId: true })

/** Every v2 call about pages. */
export const pagesApi = (reads: PublicReads) => ({
  /** NotFound where no page has the url. */
  byUrl: (url: string) => reads.get(path`/page-by-url/${url}`, Page),
  all: () => reads.get(path`/trimmed-pages`, z.array(TrimmedPage)),
})
