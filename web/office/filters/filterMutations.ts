import { graphql } from 'react-relay/hooks'
import type {
  CreateFilterInput,
  filterMutationsCreateMutation,
} from '../../__generated__/filterMutationsCreateMutation.graphql.ts'
import type { filterMutationsDeleteMutation } from '../../__generated__/filterMutationsDeleteMutation.graphql.ts'
import type {
  filterMutationsRenameMutation,
  UpdateFilterInput,
} from '../../__generated__/filterMutationsRenameMutation.graphql.ts'
import type { FormInput } from '../form/formInput.ts'
import { appendToList, removeFromList, sortListByName } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** The field of FilterGroups that holds the filters of a type. */
const FILTER_LISTS = {
  FOOD_TYPE: 'foodtypes',
  OCCASION: 'occasions',
  DIET: 'diets',
  LOCATION: 'locations',
} as const

/** The type of a filter, by its name in the graph. */
export type FilterType = keyof typeof FILTER_LISTS

/** The values of a filter's form. */
export interface FilterValues {
  name: string
}

/** Creates a filter, and adds it to the sorted list of its type. */
export function useCreateFilter(type: FilterType) {
  const commit = useSave<filterMutationsCreateMutation, FilterValues>(
    graphql`
      mutation filterMutationsCreateMutation($input: CreateFilterInput!) {
        createFilter(input: $input) {
          ... on Filter @alias(as: "saved") {
            name
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createFilter }) => toSaveResult(createFilter, ({ name }) => ({ name })),
  )
  return (values: FilterValues) =>
    commit(
      { input: { type, ...toFilterInput(values) } },
      {
        updater: (store) => {
          const created = store.getRootField('createFilter')
          if (created.getType() !== 'Filter') return
          const filters = store.getRoot().getLinkedRecord('filters')
          appendToList(filters, FILTER_LISTS[type], created)
          sortListByName(filters, FILTER_LISTS[type])
        },
      },
    )
}

/** Renames a filter, and sorts the list of its type. */
export function useRenameFilter(id: string, type: FilterType) {
  const commit = useSave<filterMutationsRenameMutation, FilterValues>(
    graphql`
      mutation filterMutationsRenameMutation($input: UpdateFilterInput!) {
        updateFilter(input: $input) {
          ... on Filter @alias(as: "saved") {
            name
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ updateFilter }) => toSaveResult(updateFilter, ({ name }) => ({ name })),
  )
  return (values: FilterValues) =>
    commit(
      { input: { id, ...toFilterInput(values) } },
      { updater: (store) => sortListByName(store.getRoot().getLinkedRecord('filters'), FILTER_LISTS[type]) },
    )
}

/** Deletes a filter, and removes it from the list of its type. */
export function useDeleteFilter(type: FilterType) {
  const commit = useSave<filterMutationsDeleteMutation, null>(
    graphql`
      mutation filterMutationsDeleteMutation($input: DeleteFilterInput!) {
        deleteFilter(input: $input) {
          __typename
        }
      }
    `,
    () => ({ kind: 'saved', values: null }),
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store) => removeFromList(store.getRoot().getLinkedRecord('filters'), FILTER_LISTS[type], id),
      },
    )
}

/** Converts form values to the input of a filter. */
function toFilterInput({ name }: FilterValues): FormInput<CreateFilterInput & UpdateFilterInput, 'id' | 'type'> {
  return { name }
}
