import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { z } from '../../validation/zod.ts'
import type { dishValues_dish$key } from '../../__generated__/dishValues_dish.graphql.ts'
import type { CreateDishInput } from '../../__generated__/dishMutationsCreateMutation.graphql.ts'
import type { UpdateDishInput } from '../../__generated__/dishMutationsUpdateMutation.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import { requiredText } from '../form/fieldRules.ts'
import type { FormInput } from '../form/formInput.ts'

/** The values of a dish's form. */
export const DishSchema = z.object({
  name: requiredText(),
  /** Empty for a new dish. */
  version: z.string(),
})
export type DishValues = z.infer<typeof DishSchema>

export const DISH_LABELS: EveryLabel<DishValues, 'version'> = { name: 'Navn' }

export const DISH_RULES: MergeRules<DishValues> = { fields: {} }

/** The initial values of a new dish. */
export const NEW_DISH: DishValues = { name: '', version: '' }

/** Converts a dish to form values. */
export function toDishValues(dish: dishValues_dish$key): DishValues {
  const { name, version } = readInlineData(
    graphql`
      fragment dishValues_dish on Dish @inline {
        name
        version
      }
    `,
    dish,
  )
  return { name, version }
}

/** Converts form values to the input of a dish. */
export function toDishInput({
  name,
}: DishValues): FormInput<CreateDishInput & UpdateDishInput, 'id' | 'version' | 'caterNumber' | 'declarationFits'> {
  return { name }
}
