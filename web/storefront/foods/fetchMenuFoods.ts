import { fetchQuery, graphql } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import { DIETS } from '../../../domain/foods/diets.ts'
import type { Food } from '../../../domain/foods/food.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import type { fetchMenuFoodsQuery } from '../../__generated__/fetchMenuFoodsQuery.graphql.ts'
import { readContents } from '../../foods/readContents.ts'

const query = graphql`
  query fetchMenuFoodsQuery($number: Int!, $menuId: ID!) {
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

/** The declared food of a menu, and the phone number for questions about the rest. */
export interface MenuFoods {
  foods: readonly DeclaredFood[]
  /** Null where the caterer has none. */
  phone: string | null
}

/** Fetches the declared food of a menu, once for all that show it; null where the menu is not known. */
export async function fetchMenuFoods(
  environment: Environment,
  caterNumber: number,
  menuId: string,
): Promise<MenuFoods | null> {
  const variables = { number: caterNumber, menuId }
  const options = { fetchPolicy: 'store-or-network' } as const
  const data = await fetchQuery<fetchMenuFoodsQuery>(environment, query, variables, options).toPromise()
  const foods = data?.cater?.menu?.foods.map(toFood)
  return foods ? { foods, phone: data?.cater?.phoneNumber ?? null } : null
}

/** A menu with what is declared of its food. */
export function declareFoods(menu: MenuNode, foods: readonly DeclaredFood[]): MenuNode {
  const byId = new Map(foods.map(({ id, declaration }) => [id, declaration]))
  const withDeclaration = (node: MenuNode): MenuNode => ({
    ...node,
    declaration: byId.get(node.id) ?? null,
    children: node.children.map(withDeclaration),
  })
  return { ...withDeclaration(menu), dishFoods: foods.filter(({ isDish }) => isDish) }
}

type FoodData = NonNullable<NonNullable<NonNullable<fetchMenuFoodsQuery['response']['cater']>['menu']>['foods']>[number]

/** A food, which is either an item of a menu or a dish that is always in it. */
export interface DeclaredFood extends Food {
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
