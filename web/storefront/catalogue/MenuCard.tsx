import { useId, useRef, useState } from 'react'
import { countCoversOfMenu } from '../../../domain/basket.ts'
import type { BasketMenu } from '../../../domain/basket.ts'
import { formatKroner } from '../../../domain/money.ts'
import { discountPercentBadge } from '../../../domain/prices.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Html } from '../../ui/Html.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useBasket } from '../basket/useBasket.ts'
import { ChooseDialog } from './ChooseDialog.tsx'
import { ChooseMenu } from './ChooseMenu.tsx'
import styles from './MenuCard.module.css'
import { MenuPrice } from './MenuPrice.tsx'
import type { ShownMenu } from './menuNode.ts'
import { useChoice } from './useChoice.ts'

const TYPES = {
  menu: null,
  freeselect: { name: 'Fritvalgsmenu', tip: 'Vælg frit mellem retterne. Alle kuverter får det samme.' },
  buildmenu: { name: 'Byg-selv-menu', tip: 'Sæt menuen sammen af delene. Alle kuverter får det samme.' },
}

interface MenuCardProps {
  menu: ShownMenu
  caterId: number
  onAdded: (line: BasketMenu) => void
}

/** A menu: a printed line; opened, it lifts off the page and lets one choose. On a phone it opens as a sheet. */
export function MenuCard({ menu, caterId, onAdded }: MenuCardProps) {
  const [open, setOpen] = useState<'inPlace' | 'asSheet' | null>(null)
  const isOpen = open === 'inPlace'
  const choice = useChoice(menu, caterId)
  const nameId = useId()
  const bodyId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const add = () => {
    const line = choice.save()
    if (!line) return false
    setOpen(null)
    // what was open is gone: focus and view go back to the card, also after the dialog
    toggle.current?.focus()
    onAdded(line)
    return true
  }
  return (
    <article className={classes(styles.menu, isOpen && styles.open)} aria-labelledby={nameId}>
      <div className={styles.row}>
        <div>
          <MenuTags menu={menu} caterId={caterId} />
          <h3 id={nameId}>{menu.name}</h3>
          {menu.description && <Html className={styles.text} html={menu.description} />}
        </div>
        <div className={styles.buy}>
          <MenuPrice menu={menu} />
          <Button
            ref={toggle}
            variant={isOpen ? 'quiet' : 'accent'}
            aria-describedby={nameId}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => setOpen(isOpen ? null : isPhone() ? 'asSheet' : 'inPlace')}
          >
            {!isOpen && <Icon name="plus" />}
            {isOpen ? 'Luk' : 'Tilføj'}
          </Button>
        </div>
      </div>
      {isOpen && <ChooseMenu id={bodyId} menu={menu} choice={choice} onAdd={add} />}
      {open === 'asSheet' && (
        <ChooseDialog menu={menu} choice={choice} action="Læg i kurv" onSave={add} onClose={() => setOpen(null)} />
      )}
    </article>
  )
}

// as in the style sheets
function isPhone(): boolean {
  return window.matchMedia('(max-width: 45rem)').matches
}

function MenuTags({ menu, caterId }: { menu: ShownMenu; caterId: number }) {
  const { basket } = useBasket(caterId)
  const saved = discountPercentBadge(menu.price, menu.discountFromPrice)
  const inBasket = countCoversOfMenu(basket, menu.id)
  const type = TYPES[menu.type]
  if (!saved && !inBasket && !type) return null
  return (
    <p className={styles.tags}>
      {saved !== null && (
        <Tooltip
          className={styles.badge}
          tip={`Du sparer ${formatKroner((menu.discountFromPrice ?? 0) - menu.price)} pr. kuvert.`}
        >
          Spar {saved} %
        </Tooltip>
      )}
      {type && (
        <Tooltip className={classes(styles.badge, styles.type)} tip={type.tip}>
          {type.name}
        </Tooltip>
      )}
      {inBasket > 0 && <span className={classes(styles.badge, styles.inBasket)}>{inBasket} i kurven</span>}
    </p>
  )
}
