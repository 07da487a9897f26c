import { z } from 'zod'
import { EmbeddingPage, type NewPage, Page, type PageChange, UploadedPageImage } from '../../contract/pages.ts'
import { Done } from '../../contract/problems.ts'
import type { EmbeddedResponse } from '../v2/publicCache.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { NotFound } from '../v2/errors.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { type FormFile, toMultipart } from '../v2/multipart.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'

const TrimmedPage = Page.pick({ id: true, url: true, title: true, caterId: true })
/** Embedded data that does not match its schema is ignored, and read by a call of its own. */
const StorefrontPage = EmbeddingPage.extend({
  cater: EmbeddingPage.shape.cater.catch(undefined),
  services: EmbeddingPage.shape.services.catch(undefined),
})
const Pages = z.array(Page)
const TrimmedPages = z.array(TrimmedPage)
/** The addresses that name storefronts, which are pages. */
const NAMING = ['/caters', '/cater-search']
const current = { typename: 'Page', schema: Page }

function partsOf({ caterId, cater, services }: z.output<typeof StorefrontPage>): EmbeddedResponse[] {
  if (caterId === null) return []
  return [
    ...(cater?.id === caterId ? [{ path: path`/caters-public/${caterId}`, body: cater }] : []),
    ...(services ? [{ path: path`/caters/${caterId}/services`, body: services }] : []),
  ]
}

/** The v2 calls about pages. */
export const pagesApi = (reads: PublicReads, http: Http) => {
  // Also after a failure: the answer of a change that was made may be lost
  const invalidateAfter = <Changed>(change: Promise<Changed>) =>
    change.finally(() => reads.invalidate('/pages', '/pages/', '/trimmed-pages', '/page-by-url/', ...NAMING))
  const all = () => reads.get(path`/pages`, Pages)
  return {
    /** Throws NotFound where no page has the url. */
    byUrl: async (url: string) => reads.get(path`/page-by-url/${url}`, Page),
    /** A storefront's page. Where the service embeds the caterer and its services, these cost no call. */
    storefront: async (url: string) =>
      reads.get(path`/page-by-url/${url}?embed=cater,services`, StorefrontPage, { embedded: partsOf }),
    /** All pages without their blocks. */
    allTrimmed: () => reads.get(path`/trimmed-pages`, TrimmedPages),
    /** All pages with their blocks. */
    all,
    /** For each number its page or an error. */
    getMany: async (numbers: readonly number[]): Promise<(Page | Error)[]> => {
      const [only] = numbers
      if (numbers.length === 1 && only !== undefined)
        return [await reads.get(path`/pages/${only}`, Page).catch((error: Error) => error)]
      const pages = await all()
      return numbers.map((number) => pages.find(({ id }) => id === number) ?? new NotFound())
    },

    create: (body: EveryField<NewPage>) => invalidateAfter(http.change('POST', path`/pages`, Page, { body })),

    /** Fields that `body` leaves out stay; `version` is the one that the client read: see resolveIfMatch. */
    update: async (body: EveryField<PageChange> & { id: number }, version: string | null | undefined) => {
      const ifMatch = await resolveIfMatch(http, { path: path`/pages/${body.id}`, schema: Page, versionOf }, version)
      return invalidateAfter(http.change('PUT', path`/pages`, Page, { body, ifMatch, current }))
    },

    /** Stores a picture for the blocks of pages; returns the address that a block takes. */
    uploadImage: (image: FormFile) =>
      http.change('POST', path`/pages/images`, UploadedPageImage, toMultipart({ image })),

    remove: (id: number) => invalidateAfter(http.change('DELETE', path`/pages`, Done, { body: { id } })),
  }
}
