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

/** A menu with what is declared of its food, and the phone number for questions about the rest. */
export interface DeclaredMenu {
  menu: MenuNode
  /** Null where the caterer has none. */
  phone: string | null
}

/** Fetches what is declared of the food of a menu when it is first shown; null until it is known. */
export function useMenuFoods(menu: MenuNode, caterNumber: number): DeclaredMenu | null {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ menuId: string; foods: DeclaredFood[]; phone: string | null } | null>(null)
  useEffect(() => {
    const variables = { number: caterNumber, menuId: menu.id }
    const options = { fetchPolicy: 'store-or-network' } as const
    const subscription = fetchQuery<useMenuFoodsQuery>(environment, query, variables, options).subscribe({
      next: ({ cater }) => {
        const foods = cater?.menu?.foods.map(toFood)
        if (foods) setAnswer({ menuId: menu.id, foods, phone: cater?.phoneNumber ?? null })
      },
    })
    return () => subscription.unsubscribe()
  }, [environment, caterNumber, menu.id])
  if (answer?.menuId !== menu.id) return null
  return { menu: declare(menu, answer.foods), phone: answer.phone }
}

type FoodData = NonNullable<NonNullable<NonNullable<useMenuFoodsQuery['response']['cater']>['menu']>['foods']>[number]

interface DeclaredFood extends Food {
  isDish: boolean
}

const toFood = ({ uuid, name, isDish, declaration }: FoodData): DeclaredFood => ({
  id: uuid,
  name,
  isDish,
  declaration: declaration
    ? {
        contains: readContents(declaration.contains),
        mayContain: readContents(declaration.mayContain),
        diets: DIETS.filter((diet) => declaration.diets.some((declared) => declared === diet)),
      }
    : null,
})

function declare(menu: MenuNode, foods: readonly DeclaredFood[]): MenuNode {
  const byId = new Map(foods.map(({ id, declaration }) => [id, declaration]))
  const withDeclaration = (node: MenuNode): MenuNode => ({
    ...node,
    declaration: byId.get(node.id) ?? null,
    children: node.children.map(withDeclaration),
  })
  return { ...withDeclaration(menu), dishFoods: foods.filter(({ isDish }) => isDish) }
}
