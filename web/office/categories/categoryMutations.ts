import { graphql } from 'react-relay/hooks'
import type { categoryMutationsAddMenusMutation } from '../../__generated__/categoryMutationsAddMenusMutation.graphql.ts'
import type { categoryMutationsCreateMutation } from '../../__generated__/categoryMutationsCreateMutation.graphql.ts'
import type { categoryMutationsDeleteMutation } from '../../__generated__/categoryMutationsDeleteMutation.graphql.ts'
import type { categoryMutationsRemoveMenuMutation } from '../../__generated__/categoryMutationsRemoveMenuMutation.graphql.ts'
import type { categoryMutationsSwapMutation } from '../../__generated__/categoryMutationsSwapMutation.graphql.ts'
import type { categoryMutationsUpdateMutation } from '../../__generated__/categoryMutationsUpdateMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'
import type { Picture } from '../form/Picture.ts'
import { renameIssuePaths } from '../form/saveResult.ts'
import { invalidateRecords, removeFromList } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useAction } from '../form/useAction.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { diffImages, toFormImagePath, toNewImages } from './categoryImages.ts'
import { toCategoryInput, toCategoryValues } from './categoryValues.ts'
import type { CategoryValues } from './categoryValues.ts'

/** Creates a category with its pictures, and invalidates the lists of its caterer. */
export function useCreateCategory(cater: { id: string; number: number }) {
  const commit = useSave<categoryMutationsCreateMutation, CategoryValues>(
    graphql`
      mutation categoryMutationsCreateMutation($input: CreateCategoryInput!) {
        createCategory(input: $input) {
          ...categoryValues_category @alias(as: "saved")
          ... on Category {
            key: uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createCategory }) => toSaveResult(createCategory, toCategoryValues),
  )
  return async (values: CategoryValues, upload: UploadOptions) => {
    const added = toNewImages(values.images)
    const result = await commit(
      { input: { caterNumber: cater.number, ...toCategoryInput(values), images: added.input } },
      { files: added.files, upload, updater: invalidateRecords(cater.id) },
    )
    return renameIssuePaths(result, toFormImagePath(values.images))
  }
}

/** Updates a category and its pictures; `images` are the saved ones. */
export function useUpdateCategory() {
  const commit = useSave<categoryMutationsUpdateMutation, CategoryValues>(
    graphql`
      mutation categoryMutationsUpdateMutation($input: UpdateCategoryInput!) {
        updateCategory(input: $input) {
          ...categoryValues_category @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...categoryValues_category @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateCategory }) => toSaveResult(updateCategory, toCategoryValues),
  )
  return async (
    { id, images }: { id: string; images: readonly Picture[] },
    values: CategoryValues,
    upload: UploadOptions,
  ) => {
    const added = toNewImages(values.images)
    const changed = diffImages(images, values.images)
    const result = await commit(
      { input: { id, version: values.version, ...toCategoryInput(values), images: added.input, ...changed } },
      { files: added.files, upload },
    )
    return renameIssuePaths(result, toFormImagePath(values.images, changed.editedImages))
  }
}

/** Deletes a category. Its menus stay. */
export function useDeleteCategory(caterId: string) {
  return useCatalogueDelete<categoryMutationsDeleteMutation>(
    graphql`
      mutation categoryMutationsDeleteMutation($input: DeleteCategoryInput!) {
        deleteCategory(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}

/** Swaps two categories in the order of their caterer: `[swap, error]`. Optimistic. */
export function useSwapCategories(caterId: string) {
  const { run, error } = useAction<categoryMutationsSwapMutation>(
    graphql`
      mutation categoryMutationsSwapMutation($input: SwapCategoriesInput!) {
        swapCategories(input: $input) {
          categories {
            ...CategoryListRoute_category
          }
        }
      }
    `,
    commitSerially,
  )
  const swap = (first: string, second: string, order: readonly string[]) =>
    run({
      variables: { input: { first, second } },
      optimisticUpdater: (store) => {
        const categories = order.flatMap((id) => store.get(id) ?? [])
        store.get(caterId)?.setLinkedRecords(categories, 'categories')
      },
    })
  return [swap, error] as const
}

/** Appends menus to a category. */
export function useAddMenusToCategory(id: string) {
  const commit = useSave<categoryMutationsAddMenusMutation, null>(
    graphql`
      mutation categoryMutationsAddMenusMutation($input: AddMenusToCategoryInput!) {
        addMenusToCategory(input: $input) {
          __typename
          ...CategoryMenus_category @alias(as: "category")
          ...CategoryListRoute_category @alias(as: "row")
        }
      }
    `,
    ({ addMenusToCategory }) =>
      addMenusToCategory.__typename === 'Category' ? { kind: 'saved', values: null } : { kind: 'failed' },
  )
  return (menuIds: readonly string[]) =>
    // the menus' own pages show their categories
    commit({ input: { id, menuIds } }, { updater: invalidateRecords(...menuIds) })
}

/** Removes a menu from a category: `[remove, error]`. Optimistic. */
export function useRemoveMenuFromCategory(id: string) {
  const { run, error } = useAction<categoryMutationsRemoveMenuMutation>(graphql`
    mutation categoryMutationsRemoveMenuMutation($input: RemoveMenuFromCategoryInput!) {
      removeMenuFromCategory(input: $input) {
        ...CategoryMenus_category
        ...CategoryListRoute_category
      }
    }
  `)
  const remove = (menuId: string) =>
    run({
      variables: { input: { id, menuId } },
      optimisticUpdater: (store) => removeFromList(store.get(id), 'menus', menuId),
      // the menu's own page shows its categories
      updater: invalidateRecords(menuId),
    })
  return [remove, error] as const
}
