import DataLoader from 'dataloader'
import { z } from 'zod'
import { type CaterChange, type NewCater, PublicCater, WholeCater } from '../../contract/caters.ts'
import { Done } from '../../contract/problems.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import { NotFound } from '../v2/errors.ts'
import { type FormFile, toMultipart } from '../v2/multipart.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch } from '../v2/versions.ts'
import { isCaterNumber } from '../v2/wireIds.ts'
import { caterVersion } from './caterVersion.ts'

/** The pictures of a caterer's form. */
interface Pictures {
  logo?: FormFile | null | undefined
  banner?: FormFile | null | undefined
}

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
  const all = () => http.get(path`/api/caters/get-all`, WholeCaters)
  const wholeCaters = new DataLoader<number, WholeCater>(async ([id, ...others]) => {
    if (id === undefined || others.length === 0) return [await http.get(path`/caters/${id ?? ''}`, WholeCater)]
    // Only admins may see several caterers whole
    const caters = await all()
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
      const active = await reads.get(path`/caters?ids=${numbers.join(',')}`, PublicCaters).catch((error: Error) => {
        if (error instanceof NotFound) return []
        throw error
      })
      return Promise.all(ids.map((id) => active.find((cater) => String(cater.id) === id) ?? getOrError(id)))
    },
    /** The active caterers, in the marketplace's order. */
    active: () => reads.get(path`/caters`, PublicCaters),
    /** All caterers, active or not, in the marketplace's order; for admins. */
    all,
    /** All data of the viewer's own caterer; an admin may read any. */
    getWhole: (id: number) => wholeCaters.load(id),

    create: async (body: EveryField<NewCater>, pictures: Pictures) => {
      const { cater } = await http
        .change('POST', path`/api/caters/create`, CaterBody, toOptions(body, pictures))
        .finally(() => reads.invalidate('/caters', '/cater-search'))
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

    remove: (id: number) => catalogue.invalidateAfter(id, http.change('DELETE', path`/caters`, Done, { body: { id } })),
  }
}
