import DataLoader from 'dataloader'
import { z } from 'zod'
import { PublicCater, WholeCater } from '../../contract/caters.ts'
import { Done } from '../../contract/problems.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import { NotFound } from '../v2/errors.ts'
import { type FormFile, toMultipart } from '../v2/multipart.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch } from '../v2/versions.ts'
import { isCaterNumber } from '../v2/wireIds.ts'
import { caterVersion } from './caterVersion.ts'

/** Pictures that come with a caterer's form. */
interface Pictures {
  logo?: FormFile | null | undefined
  banner?: FormFile | null | undefined
}

const Answer = z.object({ cater: WholeCater })
const WholeCaters = z.array(WholeCater)
const PublicCaters = z.array(PublicCater)
const current = { typename: 'Cater', schema: WholeCater }

/** FIR-5: a form where there is a picture, else JSON. */
const sent = (body: object, { logo, banner }: Pictures) =>
  logo || banner ? toMultipart({ cater: JSON.stringify(body), logo, banner }) : { body }

/** Every v2 call about caterers. */
export const catersApi = (reads: PublicReads, catalogue: CatalogueReads, http: Http) => {
  /** The public form, active or not. */
  const get = (id: string) => reads.get(path`/caters-public/${id}`, PublicCater)
  const getOrError = async (id: string): Promise<PublicCater | Error> =>
    isCaterNumber(id) ? get(id).catch((error: Error) => error) : new NotFound()
  const all = () => http.get(path`/api/caters/get-all`, WholeCaters)
  const wholeCaters = new DataLoader<number, WholeCater>(async ([id, ...others]) => {
    if (id === undefined || others.length === 0) return [await http.get(path`/caters/${id ?? ''}`, WholeCater)]
    // Only admins may see several
    const caters = await all()
    return [id, ...others].map((one) => caters.find((cater) => cater.id === one) ?? new NotFound())
  })
  const change = async (id: number, changing: Promise<{ cater: WholeCater }>) => {
    const { cater } = await catalogue.invalidateAfter(id, changing).finally(() => wholeCaters.clearAll())
    return cater
  }
  return {
    /** As the ids go: a caterer, or why there is none. The list holds the active ones; others are read alone. */
    getMany: async (ids: readonly string[]): Promise<(PublicCater | Error)[]> => {
      const asked = ids.filter(isCaterNumber)
      if (asked.length < 2) return Promise.all(ids.map(getOrError))
      const active = await reads.get(path`/caters?ids=${asked.join(',')}`, PublicCaters).catch((error: Error) => {
        if (error instanceof NotFound) return []
        throw error
      })
      return Promise.all(ids.map((id) => active.find((cater) => String(cater.id) === id) ?? getOrError(id)))
    },
    /** The active ones, in the marketplace's order. */
    active: () => reads.get(path`/caters`, PublicCaters),
    /** Active or not, in the marketplace's order; for admins. */
    all,
    /** What the viewer may see of its own caterer, or an admin of any. */
    getWhole: (id: number) => wholeCaters.load(id),

    create: async (body: Record<string, unknown>, pictures: Pictures) => {
      const { cater } = await http
        .change('POST', path`/api/caters/create`, Answer, sent(body, pictures))
        .finally(() => reads.invalidate('/caters'))
      return cater
    },

    /** What `body` leaves out stays; `version` is that which was read: see resolveIfMatch. */
    update: async (
      body: { id: number } & Record<string, unknown>,
      pictures: Pictures = {},
      version: string | null | undefined = null,
    ) => {
      const thing = { path: path`/caters/${body.id}`, schema: WholeCater, versionOf: caterVersion }
      const ifMatch = await resolveIfMatch(http, thing, version)
      const where = pictures.logo || pictures.banner ? path`/caters/full` : path`/caters`
      return change(body.id, http.change('PUT', where, Answer, { ...sent(body, pictures), ifMatch, current }))
    },

    /** Gives a caterer its place among all, lowest first. */
    setOrdering: (body: { id: number; ordering: number }) =>
      change(body.id, http.change('PUT', path`/caters/update-ordering`, Answer, { body })),

    remove: (id: number) => catalogue.invalidateAfter(id, http.change('DELETE', path`/caters`, Done, { body: { id } })),
  }
}
