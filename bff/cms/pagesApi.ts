import { z } from 'zod'
import { EmbeddingPage, Page } from '../../contract/pages.ts'
import { Done } from '../../contract/problems.ts'
import type { EmbeddedAnswer } from '../v2/publicCache.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { NotFound } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'

const TrimmedPage = Page.pick({ id: true, url: true, title: true, caterId: true })
/** What is embedded otherwise than it should be is asked for by itself. */
const StorefrontPage = EmbeddingPage.extend({
  cater: EmbeddingPage.shape.cater.catch(undefined),
  services: EmbeddingPage.shape.services.catch(undefined),
})
const Pages = z.array(Page)
const TrimmedPages = z.array(TrimmedPage)
const current = { typename: 'Page', schema: Page }

function partsOf({ caterId, cater, services }: z.output<typeof StorefrontPage>): EmbeddedAnswer[] {
  if (caterId === null) return []
  return [
    ...(cater?.id === caterId ? [{ path: path`/caters-public/${caterId}`, body: cater }] : []),
    ...(services ? [{ path: path`/caters/${caterId}/services`, body: services }] : []),
  ]
}

/** Every v2 call about pages. */
export const pagesApi = (reads: PublicReads, http: Http) => {
  // Also where it failed: a lost answer may hide a change that was made
  const changing = <Changed>(change: Promise<Changed>) =>
    change.finally(() => reads.invalidate('/pages', '/pages/', '/trimmed-pages', '/page-by-url/'))
  const all = () => reads.get(path`/pages`, Pages)
  return {
    /** NotFound where no page has the url. */
    byUrl: (url: string) => reads.get(path`/page-by-url/${url}`, Page),
    /** The page of a storefront; where the service embeds its caterer and services, these cost no call of their own. */
    storefront: (url: string) =>
      reads.get(path`/page-by-url/${url}?embed=cater,services`, StorefrontPage, { embedded: partsOf }),
    /** Without their blocks. */
    allTrimmed: () => reads.get(path`/trimmed-pages`, TrimmedPages),
    /** With their blocks. */
    all,
    /** As the numbers go: a page, or why there is none. */
    getMany: async (numbers: readonly number[]): Promise<(Page | Error)[]> => {
      const [only] = numbers
      if (numbers.length === 1 && only !== undefined)
        return [await reads.get(path`/pages/${only}`, Page).catch((error: Error) => error)]
      const pages = await all()
      return numbers.map((number) => pages.find(({ id }) => id === number) ?? new NotFound())
    },

    create: (body: object) => changing(http.change('POST', path`/pages`, Page, { body })),

    /** What `body` leaves out stays; `version` is that which was read: see resolveIfMatch. */
    update: async (body: { id: number } & Record<string, unknown>, version: string | null | undefined) => {
      const ifMatch = await resolveIfMatch(http, { path: path`/pages/${body.id}`, schema: Page, versionOf }, version)
      return changing(http.change('PUT', path`/pages`, Page, { body, ifMatch, current }))
    },

    remove: (id: number) => changing(http.change('DELETE', path`/pages`, Done, { body: { id } })),
  }
}
