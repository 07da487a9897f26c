import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { menuNode_menu$key } from '../../__generated__/menuNode_menu.graphql.ts'
import type { useCatalogueMenus_cater$key } from '../../__generated__/useCatalogueMenus_cater.graphql.ts'
import { readService } from '../../catalogue/readService.ts'
import { readMenu } from '../../catalogue/menuNode.ts'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'

/** The menus that a storefront shows. */
export interface ShownMenus {
  /** Reads those of a category (by its global id), in its order; null where they could not be loaded. */
  menusOf: (categoryId: string) => readonly OfferedMenu[] | null
  /**
   * Those of all categories by their uuid, with which a basket is compared. Null on the server, which knows no basket, and where
   * some could not be loaded.
   */
  byId: ReadonlyMap<string, OfferedMenu> | null
}

/** The menus of a caterer's categories: those that are shown, and in the browser all of them. */
export function useCatalogueMenus(key: useCatalogueMenus_cater$key): ShownMenus {
  const { categories, services } = useFragment(
    graphql`
      fragment useCatalogueMenus_cater on Cater {
        services {
          ...readService_service
        }
        categories {
          id
          menus {
            ...menuNode_menu
          }
        }
      }
    `,
    key,
  )
  const menusOf = useCallback(
    (categoryId: string) => {
      const fees = (services ?? []).map(readService).filter(({ required }) => required)
      const offer = (menu: menuNode_menu$key) => {
        const shown = readMenu(menu)
        return shown ? [{ ...shown, fees }] : []
      }
      return categories?.find(({ id }) => id === categoryId)?.menus?.flatMap(offer) ?? null
    },
    [categories, services],
  )
  const byId = useMemo(() => {
    if (import.meta.env.SSR || !categories) return null
    const all = categories.map(({ id }) => menusOf(id))
    return all.every((menus) => menus !== null) ? new Map(all.flat().map((menu) => [menu.id, menu])) : null
  }, [categories, menusOf])
  return { menusOf, byId }
}
