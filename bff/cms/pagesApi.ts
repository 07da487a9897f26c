import DataLoader from 'dataloader'
import { z } from 'zod'
import { joinWords } from '../../domain/texts/blanks.ts'
import { foldText } from '../../domain/texts/typedText.ts'
import { EmbeddingPage, type NewPage, Page, type PageChange, UploadedPageImage } from '../../contract/pages.ts'
import { Done } from '../../contract/problems.ts'
import type { EmbeddedResponse } from '../v2/publicCache.ts'
import { CATER_LIST_PATHS } from '../v2/catalogueReads.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { NotFound } from '../v2/errors.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { type FormFile, toMultipart } from '../v2/multipart.ts'
import { filterWholeList, readAll } from '../v2/listPages.ts'
import { path, withQuery } from '../v2/path.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'

const TrimmedPage = Page.pick({ id: true, url: true, title: true, caterId: true })
/** Embedded data that does not match its schema is ignored, and read by a call of its own. */
const StorefrontPage = EmbeddingPage.extend({
  cater: EmbeddingPage.shape.cater.catch(undefined),
  services: EmbeddingPage.shape.services.catch(undefined),
})
const Pages = z.array(Page)
const TrimmedPages = z.array(TrimmedPage)
/** A limit that leaves the address short enough for every proxy on the way. */
const MAX_IDS = 100
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
  const trimmed = (query: Record<string, string | null>, limit: number | null, cursor: string | null) =>
    reads.getPage(withQuery(path`/trimmed-pages`, { ...query, limit, cursor }), TrimmedPages)
  const ofCaters = new DataLoader<number, readonly z.output<typeof TrimmedPage>[]>(
    async (caterIds) => {
      const pages = await readAll((_limit, cursor) => trimmed({ caterIds: caterIds.join(',') }, null, cursor))
      return caterIds.map((id) => pages.filter(({ caterId }) => caterId === id))
    },
    { maxBatchSize: MAX_IDS },
  )
  // Called for many pages of a list at once
  const whole = new DataLoader<number, Page>(
    async (numbers) => {
      const pages = await reads.get(withQuery(path`/pages`, { ids: numbers.join(',') }), Pages)
      return numbers.map((number) => pages.find(({ id }) => id === number) ?? new NotFound())
    },
    { maxBatchSize: MAX_IDS },
  )
  // Also after a failure: the answer of a change that was made may be lost
  const invalidateAfter = <Changed>(change: Promise<Changed>) =>
    change.finally(() => {
      reads.invalidate('/pages', '/pages/', '/trimmed-pages', '/page-by-url/', ...CATER_LIST_PATHS)
      ofCaters.clearAll()
      whole.clearAll()
    })
  return {
    /** Throws NotFound where no page has the url. */
    byUrl: async (url: string) => reads.get(path`/page-by-url/${url}`, Page),
    /** A storefront's page. Where the service embeds the caterer and its services, these cost no call. */
    storefront: async (url: string) =>
      reads.get(path`/page-by-url/${url}?embed=cater,services`, StorefrontPage, { embedded: partsOf }),
    /** All pages without their blocks, read page by page. */
    allTrimmed: () => readAll((_limit, cursor) => trimmed({}, null, cursor)),
    /** The pages of a caterer without their blocks. One call for several caterers. */
    ofCater: (caterId: number) => ofCaters.load(caterId),
    /** A page of the list without blocks, of those whose url and title have each word. */
    trimmedPage: async (query: string | null, limit: number, cursor: string | null) => {
      const words = joinWords(foldText(query ?? '')).split(' ')
      return filterWholeList(await trimmed({ q: query || null }, limit, cursor), ({ url, title }) => {
        const text = foldText(`${url} ${title}`)
        return words.every((word) => text.includes(word))
      })
    },
    /** A page with its blocks. One call for several pages. */
    whole: (id: number) => whole.load(id),
    /** For each number its page or an error. */
    getMany: async (numbers: readonly number[]): Promise<(Page | Error)[]> => {
      const [only] = numbers
      if (numbers.length === 1 && only !== undefined)
        return [await reads.get(path`/pages/${only}`, Page).catch((error: Error) => error)]
      return whole.loadMany(numbers)
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
