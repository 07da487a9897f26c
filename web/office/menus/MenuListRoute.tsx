import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { formatOfficePrice } from '../../../domain/money/money.ts'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import type {
  MenuListRoute_cater$data,
  MenuListRoute_cater$key,
} from '../../__generated__/MenuListRoute_cater.graphql.ts'
import type { MenuListQuery } from '../../__generated__/MenuListQuery.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { paths } from '../../page/paths.ts'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import type { ActionError } from '../form/saveResult.ts'
import { ListPage } from '../page/ListPage.tsx'
import { isFound, isInFilter } from './menuFilter.ts'
import type { ListedMenu, MenuFilter } from './menuFilter.ts'
import styles from './MenuList.module.css'
import { MenuListFilters } from './MenuListFilters.tsx'
import { menuListQuery } from './Menu.data.ts'
import type { listLoader } from './Menu.data.ts'
import { MenuPriceCell } from './MenuPriceCell.tsx'
import { readMenuRow } from './menuRow.ts'
import { MenuStateCell } from './MenuStateCell.tsx'
import { UnsatisfiableBadge } from './UnsatisfiableBadge.tsx'
import { useMenuPrices } from './useMenuPrices.ts'
import { useChangeMenu } from './menuMutations.ts'
import type { MenuChange } from './menuMutations.ts'

const COLUMNS = [
  { name: 'Navn' },
  { name: 'Kategori' },
  { name: 'Kuverter' },
  { name: 'Tilstand', isClear: true },
  { name: 'Førpris', isAmount: true },
  { name: 'Pris pr. kuvert', isAmount: true },
]

type Menu = NonNullable<MenuListRoute_cater$data['menus']>[number]

/** 'Menuer': every menu of a caterer, in categories or not. */
export function Component() {
  const { ref } = useLoaderData<typeof listLoader>()
  const { cater } = usePreloadedQuery<MenuListQuery>(menuListQuery, ref)
  return cater ? <MenuList cater={cater} /> : <FailedPart />
}

function MenuList(props: { cater: MenuListRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment MenuListRoute_cater on Cater {
        number
        menus {
          uuid
          ...menuRow_menu
          categories {
            name
          }
          children {
            name
            children {
              name
            }
          }
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { number, menus } = cater
  return (
    <ListPage
      title="Menuer"
      parents={catalogueParents(cater)}
      items={menus}
      newItemPath={paths.newMenu(number)}
      empty={{ title: 'Ingen menuer oprettet', hint: 'En menu er det, kunden bestiller pr. kuvert.' }}
    >
      {(items) => <MenuTable menus={items} caterNumber={number} />}
    </ListPage>
  )
}

function MenuTable({ menus, caterNumber }: { menus: readonly Menu[]; caterNumber: number }) {
  const [today] = useState(() => danishDate(new Date()))
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<MenuFilter>('all')
  const [error, setError] = useState<ActionError | null>(null)
  const change = useChangeMenu()
  const prices = useMenuPrices(caterNumber)
  const all = menus.map((menu) => ({ ...toListed(menu), categories: (menu.categories ?? []).map(({ name }) => name) }))
  const found = all.filter((menu) => isInFilter(menu, filter, today) && isFound(menu, typed))
  const changeState = async (id: string, what: MenuChange) => {
    setError(null)
    const failure = await change(id, what)
    setError(failure)
    return failure
  }
  return (
    <>
      <MenuListFilters
        typed={typed}
        onType={setTyped}
        filter={filter}
        onFilter={setFilter}
        countIn={(option) => all.filter((menu) => isInFilter(menu, option, today)).length}
      />
      <ActionErrorNotice error={error}>Tilstanden er ikke gemt.</ActionErrorNotice>
      {prices.error === 'signedOut' && (
        <ActionErrorNotice error="signedOut">Prisen er ikke gemt. Den står her, når du er tilbage.</ActionErrorNotice>
      )}
      {found.length === 0 ? (
        <p className={styles.none}>Ingen menuer passer.</p>
      ) : (
        <ScrollTable label="Menuer" columns={COLUMNS} items={found} keyOf={({ row }) => row.uuid}>
          {({ row, categories }) => [
            <span key="name" className={styles.name}>
              {row.picture ? <img src={row.picture} alt="" width="44" height="33" loading="lazy" /> : <i />}
              <span>
                <Link className={scrollTableOpen} to={paths.officeMenu(caterNumber, row.uuid)}>
                  {row.name}
                </Link>
                {!row.isSatisfiable && <UnsatisfiableBadge />}
              </span>
            </span>,
            categories.join(', '),
            formatCovers(row),
            <MenuStateCell key="state" row={row} today={today} onChange={(what) => changeState(row.id, what)} />,
            row.discountFromPrice !== null && row.discountFromPrice > row.price
              ? formatOfficePrice(row.discountFromPrice)
              : null,
            <MenuPriceCell key="price" row={row} prices={prices} nextId={idAfter(found, row.id)} />,
          ]}
        </ScrollTable>
      )}
      <div className={styles.footer}>
        <output>
          {found.length === all.length ? formatMenus(all.length) : `${found.length} af ${formatMenus(all.length)}`}
        </output>
        <span className={styles.keys}>
          <kbd>Enter</kbd> gemmer prisen og går ned, <kbd>Esc</kbd> fortryder
        </span>
      </div>
    </>
  )
}

function toListed(menu: Menu): ListedMenu {
  const inside = menu.children.flatMap(({ name, children }) => [name, ...children.map((item) => item.name)])
  const row = readMenuRow(menu)
  return { row, words: [row.name, ...(menu.categories ?? []).map(({ name }) => name), ...inside].join(' ') }
}

const formatMenus = (count: number): string => (count === 1 ? '1 menu' : `${groupThousands(String(count))} menuer`)

function formatCovers({ minAmount, maxAmount }: ListedMenu['row']): string {
  if (maxAmount === null) return minAmount === null ? '' : `${minAmount}+`
  return `${minAmount ?? 1}–${maxAmount}`
}

function idAfter(menus: readonly ListedMenu[], id: string): string | null {
  return menus[menus.findIndex(({ row }) => row.id === id) + 1]?.row.id ?? null
}
