import { useState } from 'react'
import { countCoversOfMenu } from '../../../domain/basket/basket.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { OfferingNote } from '../../storefront/catalogue/OfferingNote.tsx'
import { useBasket } from '../../storefront/basket/useBasket.ts'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import search from '../form/searchField.module.css'
import { useSlashKey } from '../keys/useSlashKey.ts'
import { AddMenu } from './AddMenu.tsx'
import styles from './PhoneOrder.module.css'

/** So many leave the customer's fields in sight. */
const FEW_MENUS = 8

interface PhoneMenusProps {
  caterId: number
  /** As the storefront shows them: with the reasons why a customer cannot order them. */
  shown: readonly ShownMenu[]
  /** As the caterer sells them. */
  sold: ReadonlyMap<string, ShownMenu>
  /** The day of the order, 'YYYY-MM-DD'; null before it is chosen. */
  date: string | null
  today: string
}

/** The menus to order, with a search. They are chosen as on the storefront. */
export function PhoneMenus({ caterId, shown, sold, date, today }: PhoneMenusProps) {
  const { basket } = useBasket(caterId)
  const [typed, setTyped] = useState('')
  const [isLong, setIsLong] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const field = useSlashKey()
  const words = typed.toLocaleLowerCase('da').split(/\s+/).filter(Boolean)
  const found = shown.filter(({ name }) => words.every((word) => name.toLocaleLowerCase('da').includes(word)))
  const listed = isLong ? found : found.slice(0, FEW_MENUS)
  const open = openId === null ? undefined : sold.get(openId)
  return (
    <div className={styles.menus}>
      <div className={search.search}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label="Søg i menuer"
          placeholder="Søg i menuer"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <ul className={styles.menuList} aria-label="Menuer at vælge">
        {listed.map((menu) => {
          const inOrder = countCoversOfMenu(basket, menu.id)
          return (
            <li key={menu.id}>
              <div>
                <b>{menu.name}</b>
                {menu.ageLimit != null && <strong className={styles.age}>{` ${menu.ageLimit}+`}</strong>}
                <small>
                  {`${formatKroner(menu.price)} pr. kuvert${menu.minAmount !== null && menu.minAmount > 1 ? `, mindst ${formatCovers(menu.minAmount)}` : ''}`}
                </small>
                <OfferingNote menu={menu} day={{ date, today }} />
              </div>
              {inOrder > 0 && <small className={styles.inOrder}>{`${formatCovers(inOrder)} i ordren`}</small>}
              <Button aria-label={`Vælg ${menu.name}`} onClick={() => setOpenId(menu.id)}>
                Vælg
              </Button>
            </li>
          )
        })}
      </ul>
      <div className={styles.count}>
        <output>{listed.length === shown.length ? null : `Viser ${listed.length} af ${shown.length}`}</output>
        {found.length > FEW_MENUS && (
          <Button aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? 'Vis færre' : `Vis alle ${found.length}`}
          </Button>
        )}
      </div>
      {open && <AddMenu key={open.id} caterId={caterId} menu={open} onClose={() => setOpenId(null)} />}
    </div>
  )
}
