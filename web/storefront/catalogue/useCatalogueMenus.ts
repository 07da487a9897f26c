import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { menuNode_menu$key } from '../../__generated__/menuNode_menu.graphql.ts'
import type { useCatalogueMenus_cater$key } from '../../__generated__/useCatalogueMenus_cater.graphql.ts'
import { readService } from '../basket/readService.ts'
import { readMenu } from './menuNode.ts'
import type { OfferedMenu } from './menuNode.ts'

/** The menus that a storefront shows. */
export interface ShownMenus {
  /** By the global id of the category, in its order; null where they could not be loaded. */
  byCategory: ReadonlyMap<string, readonly OfferedMenu[] | null>
  /** By the menu's uuid, those of all categories; null where some could not be loaded. */
  byId: ReadonlyMap<string, OfferedMenu> | null
}

/** Reads every menu of a caterer's categories, once for all who need them. */
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
  return useMemo(() => {
    const fees = (services ?? []).map(readService).filter(({ required }) => required)
    const offer = (menu: menuNode_menu$key) => {
      const shown = readMenu(menu)
      return shown ? [{ ...shown, fees }] : []
    }
    const read = (categories ?? []).map(({ id, menus }) => [id, menus?.flatMap(offer) ?? null] as const)
    const isWhole = categories != null && read.every(([, menus]) => menus !== null)
    const all = read.flatMap(([, menus]) => menus ?? [])
    return { byCategory: new Map(read), byId: isWhole ? new Map(all.map((menu) => [menu.id, menu])) : null }
  }, [categories, services])
}
