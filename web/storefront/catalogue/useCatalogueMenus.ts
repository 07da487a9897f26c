import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useCatalogueMenus_cater$key } from '../../__generated__/useCatalogueMenus_cater.graphql.ts'
import { readMenu } from './menuNode.ts'
import type { ShownMenu } from './menuNode.ts'

/** The menus that a storefront shows. */
export interface ShownMenus {
  /** By the global id of the category, in its order; null where they could not be loaded. */
  byCategory: ReadonlyMap<string, readonly ShownMenu[] | null>
  /** By the menu's uuid, those of all categories; null where some could not be loaded. */
  byId: ReadonlyMap<string, ShownMenu> | null
}

/** Reads every menu of a caterer's categories, once for all who need them. */
export function useCatalogueMenus(key: useCatalogueMenus_cater$key): ShownMenus {
  const { categories } = useFragment(
    graphql`
      fragment useCatalogueMenus_cater on Cater {
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
  return useMemo(() => {
    const read = (categories ?? []).map(
      ({ id, menus }) => [id, menus?.flatMap((menu) => readMenu(menu) ?? []) ?? null] as const,
    )
    const isWhole = categories != null && read.every(([, menus]) => menus !== null)
    const all = read.flatMap(([, menus]) => menus ?? [])
    return { byCategory: new Map(read), byId: isWhole ? new Map(all.map((menu) => [menu.id, menu])) : null }
  }, [categories])
}
