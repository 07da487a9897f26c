import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { DIETS } from '../../../domain/foods/diets.ts'
import type { Food } from '../../../domain/foods/food.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import type { useMenuFoodsQuery } from '../../__generated__/useMenuFoodsQuery.graphql.ts'
import { readContents } from '../../foods/readContents.ts'

const query = graphql`
  query useMenuFoodsQuery($number: Int!, $menuId: ID!) {
    cater(number: $number) {
      phoneNumber
      menu(id: $menuId) {
        foods {
          uuid
          name
          isDish
          declaration {
            contains {
              ...readContents_content
            }
            mayContain {
              ...readContents_content
            }
            diets
          }
        }
      }
    }
  }
`

/** A menu with what is declared of its food, and whom to ask about the rest. */
export interface DeclaredMenu {
  menu: MenuNode
  /** Null where the caterer has none. */
  phone: string | null
}

/** What is declared of the food of a menu; null until it is known. Asked for when it is first shown. */
export function useMenuFoods(menu: MenuNode, caterNumber: number): DeclaredMenu | null {
  const environment = useRelayEnvironment()
  const [told, setTold] = useState<{ menuId: string; foods: Told[]; phone: string | null } | null>(null)
  useEffect(() => {
    const variables = { number: caterNumber, menuId: menu.id }
    const options = { fetchPolicy: 'store-or-network' } as const
    const asking = fetchQuery<useMenuFoodsQuery>(environment, query, variables, options).subscribe({
      next: ({ cater }) => {
        const foods = cater?.menu?.foods.map(toFood)
        if (foods) setTold({ menuId: menu.id, foods, phone: cater?.phoneNumber ?? null })
      },
    })
    return () => asking.unsubscribe()
  }, [environment, caterNumber, menu.id])
  if (told?.menuId !== menu.id) return null
  return { menu: declare(menu, told.foods), phone: told.phone }
}

type FoodData = NonNullable<NonNullable<NonNullable<useMenuFoodsQuery['response']['cater']>['menu']>['foods']>[number]

interface Told extends Food {
  isDish: boolean
}

const toFood = ({ uuid, name, isDish, declaration }: FoodData): Told => ({
  id: uuid,
  name,
  isDish,
  declaration: declaration
    ? {
        contains: readContents(declaration.contains),
        mayContain: readContents(declaration.mayContain),
        diets: DIETS.filter((diet) => declaration.diets.some((told) => told === diet)),
      }
    : null,
})

function declare(menu: MenuNode, foods: readonly Told[]): MenuNode {
  const byId = new Map(foods.map(({ id, declaration }) => [id, declaration]))
  const withDeclaration = (node: MenuNode): MenuNode => ({
    ...node,
    declaration: byId.get(node.id) ?? null,
    children: node.children.map(withDeclaration),
  })
  return { ...withDeclaration(menu), dishFoods: foods.filter(({ isDish }) => isDish) }
}
