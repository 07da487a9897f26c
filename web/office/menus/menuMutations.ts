import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { menuMutationsChangeMutation } from '../../__generated__/menuMutationsChangeMutation.graphql.ts'
import type { menuMutationsCopyMutation } from '../../__generated__/menuMutationsCopyMutation.graphql.ts'
import type { menuMutationsCreateMutation } from '../../__generated__/menuMutationsCreateMutation.graphql.ts'
import type { menuMutationsDeleteMutation } from '../../__generated__/menuMutationsDeleteMutation.graphql.ts'
import type { menuMutationsReorderMutation } from '../../__generated__/menuMutationsReorderMutation.graphql.ts'
import type { menuMutationsSetCategoriesMutation } from '../../__generated__/menuMutationsSetCategoriesMutation.graphql.ts'
import type { menuMutationsSetDishesMutation } from '../../__generated__/menuMutationsSetDishesMutation.graphql.ts'
import type { menuMutationsUpdateMutation } from '../../__generated__/menuMutationsUpdateMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'
import type { Picture } from '../form/Picture.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useAction } from '../form/useAction.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toImagesInput } from './menuImages.ts'
import { toMenuInput, toMenuValues } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'

/** Creates a menu, and invalidates the lists of its caterer and categories. */
export function useCreateMenu(cater: { id: string; number: number }) {
  const commit = useSave<menuMutationsCreateMutation, MenuValues>(
    graphql`
      mutation menuMutationsCreateMutation($input: CreateMenuInput!) {
        createMenu(input: $input) {
          ...menuValues_menu @alias(as: "saved")
          ... on Menu {
            key: uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createMenu }) => toSaveResult(createMenu, toMenuValues),
  )
  return (values: MenuValues, upload: UploadOptions) => {
    const { categoryIds } = values
    const { images, files } = toImagesInput([], values.images)
    return commit(
      { input: { caterNumber: cater.number, categoryIds, ...toMenuInput(values), images } },
      { files, upload, updater: invalidateRecords(cater.id, ...categoryIds) },
    )
  }
}

/** Updates a menu and its pictures. */
export function useUpdateMenu() {
  const commit = useSave<menuMutationsUpdateMutation, MenuValues>(
    graphql`
      mutation menuMutationsUpdateMutation($input: UpdateMenuInput!) {
        updateMenu(input: $input) {
          ...menuValues_menu @alias(as: "saved")
          ...menuRow_menu @alias(as: "row")
          ...PriceHistory_menu @alias(as: "history")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...menuValues_menu @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateMenu }) => toSaveResult(updateMenu, toMenuValues),
  )
  return (id: string, saved: readonly Picture[], values: MenuValues, upload: UploadOptions) => {
    const { images, files } = toImagesInput(saved, values.images)
    return commit({ input: { id, version: values.version, ...toMenuInput(values), images } }, { files, upload })
  }
}

/** Deletes a menu and its content. Orders keep their snapshots. */
export function useDeleteMenu(caterId: string) {
  return useCatalogueDelete<menuMutationsDeleteMutation>(
    graphql`
      mutation menuMutationsDeleteMutation($input: DeleteMenuInput!) {
        deleteMenu(input: $input) {
          deletedId
        }
      }
    `,
    caterId,
  )
}

/** The fields of a menu that the list changes: its price in kroner, its last sold out date, whether it is a draft. */
export interface MenuChange {
  price?: number
  soldOutTo?: string | null
  isDraft?: boolean
}

/** Changes a menu at once, without a form; resolves to why it was not saved, null if it was. Optimistic. */
export function useChangeMenu() {
  const [commit] = useMutation<menuMutationsChangeMutation>(
    graphql`
      mutation menuMutationsChangeMutation($input: UpdateMenuInput!) {
        updateMenu(input: $input) {
          __typename
          ... on Menu {
            price
            soldOutTo
            isDraft
            version
          }
        }
      }
    `,
    commitSerially,
  )
  return (id: string, change: MenuChange): Promise<ActionError | null> =>
    new Promise((resolve) => {
      commit({
        variables: { input: { id, ...change } },
        optimisticUpdater: (store: RecordSourceSelectorProxy) => {
          const menu = store.get(id)
          for (const [field, value] of Object.entries(change)) menu?.setValue(value, field)
        },
        onCompleted: ({ updateMenu }) => resolve(updateMenu.__typename === 'Menu' ? null : 'failed'),
        onError: (error) => resolve(toActionError(error)),
      })
    })
}

/** Copies a menu with all its content: `[copy, error, isPending]`. `onCopied` gets the uuid of the copy. */
export function useCopyMenu(caterId: string, onCopied: (uuid: string) => void) {
  const { run, error, isPending } = useAction<menuMutationsCopyMutation>(graphql`
    mutation menuMutationsCopyMutation($input: CopyMenuInput!) {
      copyMenu(input: $input) {
        uuid
      }
    }
  `)
  const copy = (id: string) =>
    run({
      variables: { input: { id } },
      updater: invalidateRecords(caterId),
      onSuccess: ({ copyMenu }) => onCopied(copyMenu.uuid),
    })
  return [copy, error, isPending] as const
}

/** Saves the categories of a menu, and invalidates the lists of its caterer. */
export function useSetMenuCategories(caterId: string, id: string) {
  const commit = useSave<menuMutationsSetCategoriesMutation, null>(
    graphql`
      mutation menuMutationsSetCategoriesMutation($input: SetMenuCategoriesInput!) {
        setMenuCategories(input: $input) {
          __typename
          ...MenuCategories_menu @alias(as: "menu")
        }
      }
    `,
    ({ setMenuCategories }) =>
      setMenuCategories.__typename === 'Menu' ? { kind: 'saved', values: null } : { kind: 'failed' },
  )
  return (categoryIds: readonly string[]) =>
    commit({ input: { id, categoryIds } }, { updater: invalidateRecords(caterId) })
}

/** Saves the dishes of a menu: `[setDishes, error, isSaved]`. Optimistic. */
export function useSetMenuDishes(id: string) {
  const [isSaved, setIsSaved] = useState(false)
  const { run, error, clearError } = useAction<menuMutationsSetDishesMutation>(
    graphql`
      mutation menuMutationsSetDishesMutation($input: SetMenuDishesInput!) {
        setMenuDishes(input: $input) {
          __typename
          ...MenuDishes_menu @alias(as: "menu")
          ...FoodsListed_menu @alias(as: "listed")
        }
      }
    `,
    commitSerially,
  )
  const setDishes = (dishIds: readonly string[]) => {
    setIsSaved(false)
    run({
      variables: { input: { id, dishIds } },
      optimisticUpdater: (store) => {
        const dishes = dishIds.flatMap((dish) => store.get(dish) ?? [])
        store.get(id)?.setLinkedRecords(dishes, 'dishes')
      },
      isSuccess: ({ setMenuDishes }) => setMenuDishes.__typename === 'Menu',
      onSuccess: () => {
        clearError()
        setIsSaved(true)
      },
    })
  }
  return [setDishes, error, isSaved && !error] as const
}

/** The reordered list: a field of the record `ownerId`, and the category if it is the list of one. */
interface MenuList {
  ownerId: string
  field: 'menus' | 'children'
  categoryId?: string
}

/**
 * Saves the order of the menus of a category, or of the children of a menu or group: `[reorder, error]`. Optimistic.
 * The whole list is sent.
 */
export function useReorderMenus(caterNumber: number) {
  const { run, error, clearError } = useAction<menuMutationsReorderMutation>(
    graphql`
      mutation menuMutationsReorderMutation($input: ReorderMenusInput!) {
        reorderMenus(input: $input) {
          __typename
          ... on ReorderedMenus {
            menus {
              order
            }
          }
        }
      }
    `,
    commitSerially,
  )
  const reorder = ({ ownerId, field, categoryId }: MenuList, menus: readonly { id: string }[]) => {
    const menuIds = menus.map(({ id }) => id)
    const applyOrder = (store: RecordSourceSelectorProxy) => {
      const records = menuIds.flatMap((id) => store.get(id) ?? [])
      store.get(ownerId)?.setLinkedRecords(records, field)
    }
    run({
      variables: { input: { caterNumber, menuIds, ...(categoryId && { categoryId }) } },
      optimisticUpdater: applyOrder,
      updater: (store, answer) => answer && isReordered(answer) && applyOrder(store),
      isSuccess: isReordered,
      onSuccess: clearError,
    })
  }
  return [reorder, error] as const
}

const isReordered = ({ reorderMenus }: menuMutationsReorderMutation['response']) =>
  reorderMenus.__typename === 'ReorderedMenus'
