import { use } from 'react'
import { allergensOfFoods } from '../../../domain/foods/allergensOfFoods.ts'
import type { SelectedItem } from '../../../domain/menus/choices.ts'
import { foodsOfChoice } from '../../../domain/menus/foodsOfMenu.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { readDietFilter } from '../../foods/dietFilter.ts'
import { formatUnmet } from '../../foods/dietTexts.ts'
import { DietFilterContext } from '../../foods/DietFilterContext.ts'
import { AllergenSentences } from '../../foods/AllergenSentences.tsx'
import styles from './ChoiceAllergens.module.css'
import { useMenuFoods } from './useMenuFoods.ts'

interface ChoiceAllergensProps {
  menu: MenuNode
  caterNumber: number
  selected: readonly SelectedItem[]
}

/**
 * ALG-6, ALG-12: the allergens of a menu as it is chosen, and what in it does not meet the visitor's diet filter. They follow
 * the choice at once, and wait only for the declarations.
 */
export function ChoiceAllergens({ menu, caterNumber, selected }: ChoiceAllergensProps) {
  const declared = useMenuFoods(menu, caterNumber)
  const filter = readDietFilter(new URLSearchParams(use(DietFilterContext)))
  if (!declared) return null
  const foods = foodsOfChoice(declared.menu, selected)
  const unmet = formatUnmet(foods, filter)
  return (
    <>
      {unmet !== null && <p className={styles.unmet}>{unmet}</p>}
      <AllergenSentences allergens={allergensOfFoods(foods)} phone={declared.phone} />
    </>
  )
}
