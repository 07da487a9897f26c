import { z } from 'zod'
import { DeletedMenu, Menu, type MenuChange, type MenuChildChange } from '../../contract/menus.ts'
import type { NewMenu, NewMenuChildBody } from '../../contract/menus.ts'
import { PriceHistory } from '../../contract/priceHistory.ts'
import { countedMenu } from '../../domain/menus/declaredMenu.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import { NotFound } from '../v2/errors.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { type FormFile, toMultipart } from '../v2/multipart.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch } from '../v2/versions.ts'
import { menuPath } from './menuPath.ts'
import { menuVersion } from './menuVersion.ts'

/** The key of a menu or child: its caterer's number and its UUID. */
interface MenuKey {
  caterId: number
  id: string
}

/** A new child, which is a dish of its caterer by a change alone. */
export type NewChildBody = EveryField<NewMenuChildBody, 'dishId' | 'images'>

const Menus = z.array(Menu)
const current = { typename: 'Menu', schema: Menu }

/** PIC-1: multipart where there are new pictures, else JSON. */
const toOptions = (menu: object, files: readonly FormFile[]) =>
  files.length > 0
    ? toMultipart({ menu: JSON.stringify(menu), ...Object.fromEntries(files.entries()) })
    : { body: menu }

/** The v2 calls about menus. */
export const menusApi = (catalogue: CatalogueReads, http: Http) => {
  const ifMatchFor = ({ caterId, id }: MenuKey, version: string | null | undefined) => {
    const thing = { path: path`/caters/${caterId}/products/menus/${id}`, schema: Menu, versionOf: menuVersion }
    return resolveIfMatch(http, thing, version)
  }

  /** Reads a child's top menu and parent past the cache. Throws NotFound where it is not a child. */
  const placeOf = async ({ caterId, id }: MenuKey): Promise<{ mainMenuId: string; parentId: string }> => {
    const found = menuPath(await http.get(path`/caters/${caterId}/products/menus`, Menus), id)
    const [main, parent] = [found.at(0), found.at(-2)]
    if (!main || !parent) throw new NotFound()
    return { mainMenuId: main.id, parentId: parent.id }
  }

  return {
    /** A caterer's menus with their children. */
    list: async (caterId: number) => {
      const menus = await catalogue.getWithDrafts(caterId, path`/caters/${caterId}/products/menus`, Menus)
      // A service that does not know the tick says declarations of menus that lack it
      return menus.map(countedMenu)
    },

    /** The former prices of a menu. Throws NotFound for who may not know them. */
    priceHistory: ({ caterId, id }: MenuKey) =>
      http.get(path`/caters/${caterId}/products/menus/${id}/price-history`, PriceHistory),

    /** `files` are the new pictures that the list of images in `body` names by their index. */
    create: (caterId: number, body: EveryField<NewMenu>, files: readonly FormFile[]) => {
      const where = path`/caters/${caterId}/products/menus`
      return catalogue.invalidateAfter(caterId, http.change('POST', where, Menu, toOptions(body, files)))
    },

    /** Fields that `body` leaves out stay; `version` is the one that the client read: see resolveIfMatch. */
    update: async (
      menu: MenuKey,
      body: EveryField<MenuChange, 'order'>,
      files: readonly FormFile[],
      version: string | null | undefined,
    ) => {
      const { caterId, id } = menu
      const options = { ...toOptions(body, files), ifMatch: await ifMatchFor(menu, version), current }
      const change = http.change('PUT', path`/caters/${caterId}/products/menus/${id}`, Menu, options)
      return catalogue.invalidateAfter(caterId, change)
    },

    remove: async ({ caterId, id }: MenuKey) => {
      const change = http.change('DELETE', path`/caters/${caterId}/products/menus/${id}`, DeletedMenu)
      assertDeleted(await catalogue.invalidateAfter(caterId, change))
    },

    copy: ({ caterId, id }: MenuKey) =>
      catalogue.invalidateAfter(caterId, http.change('POST', path`/caters/${caterId}/products/menus/${id}/copy`, Menu)),

    /** Adds a child to a menu or a group. */
    createChild: ({ caterId, id }: MenuKey, body: NewChildBody & { images: unknown }, files: readonly FormFile[]) => {
      const where = path`/caters/${caterId}/products/menus/${id}/child`
      return catalogue.invalidateAfter(caterId, http.change('POST', where, Menu, toOptions(body, files)))
    },

    /** Updates a child; see `update`. */
    updateChild: async (
      child: MenuKey,
      body: EveryField<MenuChildChange, 'order'>,
      files: readonly FormFile[],
      version: string | null | undefined,
    ) => {
      const { caterId, id } = child
      const [{ parentId }, ifMatch] = await Promise.all([placeOf(child), ifMatchFor(child, version)])
      const where = path`/caters/${caterId}/products/menus/${parentId}/child/${id}`
      const options = { ...toOptions(body, files), ifMatch, current }
      return catalogue.invalidateAfter(caterId, http.change('PUT', where, Menu, options))
    },

    removeChild: async (child: MenuKey) => {
      const { caterId, id } = child
      const { mainMenuId, parentId } = await placeOf(child)
      const where = path`/caters/${caterId}/products/menus/${parentId}/child/${id}`
      const change = http.change('DELETE', where, DeletedMenu, { body: { mainMenuId } })
      assertDeleted(await catalogue.invalidateAfter(caterId, change))
    },

    /** Moves a child within its main menu, which it returns. `move` is the body of the v2 call. */
    moveChild: ({ caterId, id }: MenuKey, move: object) => {
      const where = path`/caters/${caterId}/products/menus/${id}/move-child`
      return catalogue.invalidateAfter(caterId, http.change('PUT', where, Menu, { body: move }))
    },

    /** Places menus or children in the order of these ids, among all or within a category. Returns them. */
    reorder: (caterId: number, ids: readonly string[], categoryId: string | undefined) => {
      const body = { menus: ids.map((id, order) => ({ id, order, categoryId })) }
      const where = path`/caters/${caterId}/products/menus/update/ordering`
      return catalogue.invalidateAfter(caterId, http.change('PUT', where, Menus, { body }))
    },

    /** Replaces the categories of a menu. */
    setCategories: ({ caterId, id }: MenuKey, categories: readonly string[]) => {
      const where = path`/caters/${caterId}/envelopes/${id}/categories`
      return catalogue.invalidateAfter(caterId, http.change('PUT', where, Menu, { body: { categories } }))
    },

    /** Replaces the dishes of a menu. */
    setDishes: ({ caterId, id }: MenuKey, dishes: readonly string[]) => {
      const where = path`/caters/${caterId}/envelopes/${id}/dishes`
      return catalogue.invalidateAfter(caterId, http.change('PUT', where, Menu, { body: { dishes } }))
    },
  }
}

/** MEN-6: a menu is deleted only where the service reports both success and a number of rows. */
function assertDeleted({ success, deletedRows }: DeletedMenu): void {
  if (!success || deletedRows === 0) throw new NotFound()
}
