import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { formatOfficePrice, toOere } from '../../../domain/money/money.ts'
import type { AddMenusDialogQuery } from '../../__generated__/AddMenusDialogQuery.graphql.ts'
import { PickDialog } from '../catalogue/PickDialog.tsx'
import type { Choice } from '../catalogue/PickList.tsx'
import { useAddMenusToCategory } from './categoryMutations.ts'

const query = graphql`
  query AddMenusDialogQuery($number: Int!) {
    cater(number: $number) {
      menus {
        id
        name
        price
      }
    }
  }
`

/** 'Tilføj eksisterende': picks among the caterer's menus that are not in the category yet. */
export function AddMenusDialog(props: { categoryId: string; caterNumber: number; memberIds: readonly string[] }) {
  const [menus, load] = useCaterMenus(props.caterNumber)
  const addMenus = useAddMenusToCategory(props.categoryId)
  const choices = Array.isArray(menus) ? menus.filter(({ id }) => !props.memberIds.includes(id)) : menus
  return (
    <PickDialog
      title="Tilføj eksisterende"
      id={`addMenus:${props.categoryId}`}
      listLabel="Menuer"
      emptyText="Alle menuer står i kategorien allerede."
      choices={choices}
      initial={[]}
      submitLabel="Tilføj menuer"
      pendingLabel="Henter..."
      isRequired
      notSavedText="Menuerne er ikke tilføjet. Dit valg er bevaret."
      load={() => void load()}
      save={addMenus}
    />
  )
}

/**
 * All menus of a caterer as choices: `[menus, load]`. They are fetched when `load` is called: null until they arrive,
 * 'failed' if fetching fails.
 */
function useCaterMenus(number: number) {
  const environment = useRelayEnvironment()
  const [menus, setMenus] = useState<readonly Choice[] | 'failed' | null>(null)
  const load = async () => {
    setMenus(null)
    const request = fetchQuery<AddMenusDialogQuery>(environment, query, { number })
    const data = await request.toPromise().catch(() => undefined)
    const choices = data?.cater?.menus?.map(({ id, name, price }) => ({
      id,
      name,
      note: formatOfficePrice(toOere(price)),
    }))
    setMenus(choices ?? 'failed')
  }
  return [menus, load] as const
}
