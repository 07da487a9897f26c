import { allergensOfFoods } from '../../../domain/foods/allergensOfFoods.ts'
import type { SelectedItem } from '../../../domain/menus/choices.ts'
import { foodsOfChoice } from '../../../domain/menus/foodsOfMenu.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { AllergenSentences } from '../../foods/AllergenSentences.tsx'
import { useMenuFoods } from './useMenuFoods.ts'

interface ChoiceAllergensProps {
  menu: MenuNode
  caterNumber: number
  selected: readonly SelectedItem[]
}

/** ALG-6: the allergens of a menu as it is chosen. They follow the choice at once, and wait only for the declarations. */
export function ChoiceAllergens({ menu, caterNumber, selected }: ChoiceAllergensProps) {
  const declared = useMenuFoods(menu, caterNumber)
  if (!declared) return null
  const allergens = allergensOfFoods(foodsOfChoice(declared.menu, selected))
  return <AllergenSentences allergens={allergens} phone={declared.phone} />
}
