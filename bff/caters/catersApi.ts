import DataLoader from 'dataloader'
import { z } from 'zod'
import { type CaterChange, type NewCater, PublicCater, WholeCater } from '../../contract/caters.ts'
import { CaterSuggestionsResponse } from '../../contract/caterSearch.ts'
import { Done } from '../../contract/problems.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { CATER_LIST_PATHS, type CatalogueReads } from '../v2/catalogueReads.ts'
import { joinWords } from '../../domain/texts/blanks.ts'
import { foldText } from '../../domain/texts/typedText.ts'
import { NotFound, nullIfNotFound } from '../v2/errors.ts'
import { filterWholeList, readAll, sendForPage } from '../v2/listPages.ts'
import { type FormFile, toMultipart } from '../v2/multipart.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'
import { resolveIfMatch } from '../v2/versions.ts'
import { isCaterNumber } from '../v2/wireIds.ts'
import { caterVersion } from './caterVersion.ts'

/** The pictures of a caterer's form. */
interface Pictures {
  logo?: FormFile | null | undefined
  banner?: FormFile | null | undefined
}

/** The filter of a list of all caterers: by ids with commas between them, or by words of name and city. */
type CaterListQuery = {
  ids?: string
  q?: string | null
}

/** Caterers by where they are and by the numbers of filters; '' is anywhere. */
export interface CaterPlaceQuery {
  place: string
  filters: readonly number[]
}

const toParams = ({ place, filters }: CaterPlaceQuery) => ({
  place: place || null,
  filters: filters.length > 0 ? filters.join(',') : null,
})

/** A limit that leaves the address short enough for every proxy on the way. */
const MAX_IDS = 100

const CaterBody = z.object({ cater: WholeCater })
const WholeCaters = z.array(WholeCater)
const PublicCaters = z.array(PublicCater)
const current = { typename: 'Cater', schema: WholeCater }

/** FIR-5: multipart where there is a picture, else JSON. */
const toOptions = (body: object, { logo, banner }: Pictures) =>
  logo || banner ? toMultipart({ cater: JSON.stringify(body), logo, banner }) : { body }

/** The v2 calls about caterers. */
export const catersApi = (reads: PublicReads, catalogue: CatalogueReads, http: Http) => {
  /** The public data of a caterer, active or not. */
  const get = (id: string) => reads.get(path`/caters-public/${id}`, PublicCater)
  const getOrError = async (id: string): Promise<PublicCater | Error> =>
    isCaterNumber(id) ? get(id).catch((error: Error) => error) : new NotFound()
  const allPage = (query: CaterListQuery, limit: number | null, cursor: string | null) =>
    sendForPage(http, withQuery(path`/api/caters/get-all`, { ...query, limit, cursor }), WholeCaters)
  const wholeCaters = new DataLoader<number, WholeCater>(async ([id, ...others]) => {
    if (id === undefined || others.length === 0) return [await http.get(path`/caters/${id ?? ''}`, WholeCater)]
    // Only admins may see several caterers whole
    const { items: caters } = await allPage({ ids: [id, ...others].join(',') }, null, null)
    return [id, ...others].map((requestedId) => caters.find((cater) => cater.id === requestedId) ?? new NotFound())
  })
  const change = async (id: number, changing: Promise<{ cater: WholeCater }>) => {
    const { cater } = await catalogue.invalidateAfter(id, changing).finally(() => wholeCaters.clearAll())
    return cater
  }
  return {
    /** For each id its caterer or an error. One call reads the active ones; others cost a call each. */
    getMany: async (ids: readonly string[]): Promise<(PublicCater | Error)[]> => {
      const numbers = ids.filter(isCaterNumber)
      if (numbers.length < 2) return Promise.all(ids.map(getOrError))
      const active: PublicCater[] = []
      for (let from = 0; from < numbers.length; from += MAX_IDS) {
        const some = numbers.slice(from, from + MAX_IDS)
        active.push(
          ...((await reads
            .get(withQuery(path`/caters`, { ids: some.join(',') }), PublicCaters)
            .catch(nullIfNotFound)) ?? []),
        )
      }
      return Promise.all(ids.map((id) => active.find((cater) => String(cater.id) === id) ?? getOrError(id)))
    },
    /** All active caterers, in the marketplace's order, read page by page. */
    active: () => readAll((_limit, cursor) => reads.getPage(withQuery(path`/caters`, { cursor }), PublicCaters)),
    /**
     * A page of the active caterers with a storefront that are at a place and have the filters. A service without pages
     * answers all, with a storefront or not, wherever they are.
     */
    storefronts: (query: CaterPlaceQuery, limit: number, cursor: string | null) =>
      reads.getPage(withQuery(path`/caters`, { storefront: 'true', ...toParams(query), limit, cursor }), PublicCaters),
    /** What to offer beside those at the place; throws NotFound where the service suggests none. */
    suggestions: (query: CaterPlaceQuery, limit: number) =>
      reads.get(withQuery(path`/cater-suggestions`, { ...toParams(query), limit }), CaterSuggestionsResponse),
    /** A page of all caterers, active or not, whose name and city have each word; for admins. */
    allPage: async (query: string | null, limit: number, cursor: string | null) => {
      const words = joinWords(foldText(query ?? '')).split(' ')
      const page = await allPage({ q: query || null }, limit, cursor)
      return filterWholeList(page, ({ name, city }) => {
        const text = foldText(`${name} ${city ?? ''}`)
        return words.every((word) => text.includes(word))
      })
    },
    /** The names of caterers by id, deleted ones without; for admins. */
    names: async (ids: readonly number[]): Promise<Map<number, string>> => {
      const { items } = await allPage({ ids: ids.join(',') }, null, null)
      return new Map(items.map(({ id, name }) => [id, name]))
    },
    /** All data of the viewer's own caterer; an admin may read any. */
    getWhole: (id: number) => wholeCaters.load(id),

    create: async (body: EveryField<NewCater>, pictures: Pictures) => {
      const { cater } = await http
        .change('POST', path`/api/caters/create`, CaterBody, toOptions(body, pictures))
        .finally(() => reads.invalidate(...CATER_LIST_PATHS))
      return cater
    },

    /** Fields that `body` leaves out stay; `version` is the one that the client read: see resolveIfMatch. */
    update: async (
      body: EveryField<CaterChange> & { id: number },
      pictures: Pictures,
      version: string | null | undefined,
    ) => {
      const thing = { path: path`/caters/${body.id}`, schema: WholeCater, versionOf: caterVersion }
      const ifMatch = await resolveIfMatch(http, thing, version)
      const where = pictures.logo || pictures.banner ? path`/caters/full` : path`/caters`
      return change(body.id, http.change('PUT', where, CaterBody, { ...toOptions(body, pictures), ifMatch, current }))
    },

    /** Opens or closes a caterer's storefront. */
    setActive: (body: { id: number; active: boolean }) =>
      change(body.id, http.change('PUT', path`/caters`, CaterBody, { body })),

    /** Gives a caterer its place among all, lowest first. */
    setOrdering: (body: { id: number; ordering: number }) =>
      change(body.id, http.change('PUT', path`/caters/update-ordering`, CaterBody, { body })),

    /** Moves a caterer to a place among all, from 1. A service without places sorts it there by its ordering. */
    move: ({ id, place }: { id: number; place: number }) =>
      change(
        id,
        http.change('PUT', path`/caters/update-ordering`, CaterBody, { body: { id, ordering: place, place } }),
      ),

    remove: (id: number) => catalogue.invalidateAfter(id, http.change('DELETE', path`/caters`, Done, { body: { id } })),
  }
}
