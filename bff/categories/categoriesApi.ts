import { z } from 'zod'
import type { CategoryForm, NewCategoryForm } from '../../contract/categories.ts'
import { Done } from '../../contract/problems.ts'
import { sortByOrder } from '../graph/sortByOrder.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import { AnyCategory } from '../v2/compat/categoryNames.ts'
import { type NewPlace, placeOneByOne } from '../v2/compat/placeOneByOne.ts'
import { NotFound } from '../v2/errors.ts'
import { type FormFile, toMultipart } from '../v2/multipart.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch } from '../v2/versions.ts'
import { categoryVersion } from './categoryVersion.ts'

const Categories = z.array(AnyCategory)
const current = { typename: 'Category', schema: AnyCategory }

interface Key {
  caterId: number
  id: string
}

/** A new picture of a category. */
export interface NewPicture {
  file: FormFile
  /** Empty for none. */
  caption: string
}

/** A change of a category, with lists as JSON; fields that are undefined stay. */
type Change = EveryField<CategoryForm, 'order', string | undefined>

/** The files are named `0`, `1` and so on, their captions `caption0`, `caption1`. */
const pictureFields = (pictures: readonly NewPicture[]) =>
  Object.fromEntries(
    pictures.flatMap(({ file, caption }, number) => [
      [`caption${number}`, caption],
      [String(number), file],
    ]),
  )

/** The v2 calls about categories. */
export const categoriesApi = (catalogue: CatalogueReads, http: Http) => {
  const ofCater = (caterId: number) => path`/caters/${caterId}/categories`

  const put = ({ caterId, id }: Key, form: ReturnType<typeof toMultipart>, ifMatch?: string) => {
    const options = { ...form, ifMatch, current }
    return http.change('PUT', path`/caters/${caterId}/categories/${id}`, AnyCategory, options)
  }

  return {
    /** A caterer's categories, in their order. */
    list: async (caterId: number) => sortByOrder(await catalogue.getWithDrafts(caterId, ofCater(caterId), Categories)),
    /** The categories read past the cache, before a change that depends on them. */
    listFresh: async (caterId: number) => sortByOrder(await http.get(ofCater(caterId), Categories)),

    create: (
      caterId: number,
      fields: EveryField<z.infer<typeof NewCategoryForm>, never, string>,
      pictures: readonly NewPicture[],
    ) => {
      const form = toMultipart({ caterId: String(caterId), ...fields, ...pictureFields(pictures) })
      return catalogue.invalidateAfter(caterId, http.change('POST', ofCater(caterId), AnyCategory, form))
    },

    /** `version` is the one that the client read: see resolveIfMatch. */
    update: async (key: Key, change: Change, pictures: readonly NewPicture[], version: string | null | undefined) => {
      const { caterId, id } = key
      const thing = {
        path: path`/caters/${caterId}/categories/${id}`,
        schema: AnyCategory,
        versionOf: categoryVersion,
      }
      const ifMatch = await resolveIfMatch(http, thing, version)
      const form = toMultipart({ ...change, ...pictureFields(pictures) })
      return catalogue.invalidateAfter(caterId, put(key, form, ifMatch))
    },

    remove: ({ caterId, id }: Key) =>
      catalogue.invalidateAfter(caterId, http.change('DELETE', path`/caters/${caterId}/categories/${id}`, Done)),

    /** Gives categories their places, all or none. */
    reorder: (caterId: number, places: readonly NewPlace[]) => {
      const body = { categories: places.map(({ id, order }) => ({ id, order })) }
      const placing = http
        .change('PUT', path`/caters/${caterId}/categories/ordering`, z.unknown(), { body })
        .catch((error) => {
          if (!(error instanceof NotFound)) throw error
          return placeOneByOne(places, (id, order) => put({ caterId, id }, toMultipart({ order: String(order) })))
        })
      return catalogue.invalidateAfter(caterId, placing)
    },

    addMenus: ({ caterId, id }: Key, menus: readonly string[]) => {
      const where = path`/caters/${caterId}/categories/${id}/add-menus`
      return catalogue.invalidateAfter(caterId, http.change('POST', where, AnyCategory, { body: { menus } }))
    },

    removeMenu: ({ caterId, id }: Key, menuId: string) => {
      const where = path`/caters/${caterId}/categories/${id}/menus/${menuId}`
      return catalogue.invalidateAfter(caterId, http.change('DELETE', where, AnyCategory))
    },
  }
}
