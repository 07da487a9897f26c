import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import type { childMutationsCreateMutation } from '../../__generated__/childMutationsCreateMutation.graphql.ts'
import type { childMutationsDeleteMutation } from '../../__generated__/childMutationsDeleteMutation.graphql.ts'
import type { childMutationsMenuQuery } from '../../__generated__/childMutationsMenuQuery.graphql.ts'
import type { childMutationsMoveMutation } from '../../__generated__/childMutationsMoveMutation.graphql.ts'
import type { childMutationsUpdateMutation } from '../../__generated__/childMutationsUpdateMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useAction } from '../form/useAction.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toChildInput, toChildValues } from './childValues.ts'
import type { ChildValues } from './childValues.ts'
import { toImagesInput } from './menuImages.ts'
import type { PartMove } from './menuParts.ts'

/** Appends a child to a menu or a group; `menuId` is the menu that contains both. */
export function useCreateMenuChild(menuId: string, parentId: string) {
  const refresh = useRefetchMenu(menuId)
  const commit = useSave<childMutationsCreateMutation, ChildValues>(
    graphql`
      mutation childMutationsCreateMutation($input: CreateMenuChildInput!) {
        createMenuChild(input: $input) {
          ...childValues_child @alias(as: "saved")
          ... on Menu {
            key: id
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createMenuChild }) => toSaveResult(createMenuChild, toChildValues),
  )
  return async (values: ChildValues, upload?: UploadOptions) => {
    const { images, files } = toImagesInput([], values.images)
    const result = await commit(
      { input: { parentId, child: toChildInput(values), images } },
      { files, ...(upload && { upload }) },
    )
    if (result.kind === 'saved') await refresh()
    return result
  }
}

/**
 * Updates a child of a menu or a group; `menuId` is the menu that contains it, `before` what is saved of it. Where
 * it is declared and becomes something else, `confirmDeclaration` resolves to whether the declaration still fits.
 */
export function useUpdateMenuChild(
  menuId: string,
  id: string,
  before: ChildValues,
  confirmDeclaration: (food: string) => Promise<boolean | null>,
) {
  const refresh = useRefetchMenu(menuId)
  const commit = useSave<childMutationsUpdateMutation, ChildValues>(
    graphql`
      mutation childMutationsUpdateMutation($input: UpdateMenuChildInput!) {
        updateMenuChild(input: $input) {
          ...childValues_child @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...childValues_child @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateMenuChild }) => toSaveResult(updateMenuChild, toChildValues),
  )
  return async (values: ChildValues, upload?: UploadOptions): Promise<SaveResult<ChildValues>> => {
    const isOther = values.name !== before.name || values.description !== before.description
    const declarationFits = before.isDeclared && isOther ? await confirmDeclaration(before.name) : undefined
    if (declarationFits === null) return { kind: 'cancelled' }
    const { images, files } = toImagesInput(before.images, values.images)
    const result = await commit(
      { input: { id, version: values.version, ...toChildInput(values), images, declarationFits } },
      { files, ...(upload && { upload }) },
    )
    if (result.kind === 'saved') await refresh()
    return result
  }
}

/** Deletes a child of a menu or a group, with its content; `menuId` is the menu that contains it. */
export function useDeleteMenuChild(menuId: string) {
  const refresh = useRefetchMenu(menuId)
  const deleteChild = useCatalogueDelete<childMutationsDeleteMutation>(
    graphql`
      mutation childMutationsDeleteMutation($input: DeleteMenuChildInput!) {
        deleteMenuChild(input: $input) {
          deletedId
        }
      }
    `,
    menuId,
  )
  return async (id: string) => {
    const result = await deleteChild(id)
    if (result.kind === 'saved') await refresh()
    return result
  }
}

/** Moves a group or an item of a menu: `[move, error]`. Optimistic. */
export function useMoveMenuChild(menuId: string) {
  const { run, error } = useAction<childMutationsMoveMutation>(
    graphql`
      mutation childMutationsMoveMutation($input: MoveMenuChildInput!) {
        moveMenuChild(input: $input) {
          __typename
          ...MenuChildren_menu @alias(as: "menu")
        }
      }
    `,
    commitSerially,
  )
  const move = (to: PartMove) => {
    const { id, beforeId, type } = to
    run({
      variables: { input: { menuId, id, parentId: to.groupId ?? menuId, beforeId, type } },
      optimisticUpdater: (store) => applyMove(store, menuId, to),
      isSuccess: ({ moveMenuChild }) => moveMenuChild.__typename === 'Menu',
    })
  }
  return [move, error] as const
}

function applyMove(store: RecordSourceSelectorProxy, menuId: string, { id, groupId, beforeId, type }: PartMove) {
  const menu = store.get(menuId)
  const child = store.get(id)
  if (!menu || !child) return
  for (const parent of [menu, ...childrenOf(menu)]) {
    const others = childrenOf(parent).filter((sibling) => sibling.getDataID() !== id)
    const before = others.findIndex((sibling) => sibling.getDataID() === beforeId)
    const isThere = parent.getDataID() === (groupId ?? menuId)
    parent.setLinkedRecords(
      isThere ? others.toSpliced(before < 0 ? others.length : before, 0, child) : others,
      'children',
    )
  }
  child.setValue(type, 'type')
  // A menu's own parts are read with what is in them, an item of a group without
  if (!child.getLinkedRecords('children')) child.setLinkedRecords([], 'children')
}

const childrenOf = (parent: RecordProxy) => parent.getLinkedRecords('children') ?? []

const menuQuery = graphql`
  query childMutationsMenuQuery($id: ID!) {
    node(id: $id) {
      ...MenuChildren_menu @alias(as: "menu")
      ...menuRow_menu @alias(as: "row")
      ...FoodsListed_menu @alias(as: "listed")
    }
  }
`

/**
 * Refetches a menu and its content after a child has changed, which may decide whether its group and the menu can be
 * satisfied. A failure is ignored: the stale content stays shown.
 */
function useRefetchMenu(id: string): () => Promise<void> {
  const environment = useRelayEnvironment()
  return useCallback(async () => {
    const request = fetchQuery<childMutationsMenuQuery>(environment, menuQuery, { id }, { fetchPolicy: 'network-only' })
    await request.toPromise().catch(() => undefined)
  }, [environment, id])
}
