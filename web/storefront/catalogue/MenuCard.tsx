import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { countCoversOfMenu } from '../../../domain/basket/basket.ts'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { ageLimitOf } from '../../../domain/menus/menu.ts'
import { findNotOfferedYet } from '../../../domain/menus/offering.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { upTo } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useParty } from '../../party/useParty.ts'
import { useWantedDay } from '../../party/useWantedDay.ts'
import { OfferingNote } from './OfferingNote.tsx'
import { useBasket } from '../basket/useBasket.ts'
import { Picture } from '../../pictures/Picture.tsx'
import { AgeLimitNote } from './AgeLimitNote.tsx'
import { ChooseDialog } from './ChooseDialog.tsx'
import { ChooseMenu } from './ChooseMenu.tsx'
import { LazyMenuPictures } from './LazyMenuPictures.tsx'
import styles from './MenuCard.module.css'
import { MenuPrice } from './MenuPrice.tsx'
import { BUILT_MENUS } from './builtMenus.ts'
import { MenuText } from '../../catalogue/MenuText.tsx'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'
import { useChoice } from './useChoice.ts'

const MenuDeadline = lazy(() => import('./MenuDeadline.tsx').then((module) => ({ default: module.MenuDeadline })))

interface MenuCardProps {
  menu: OfferedMenu
  caterId: number
  /** Near the top of the page: its picture is loaded with it. */
  isEarly: boolean
  onAdded: (line: BasketMenu) => void
  /** The menus of its category that have a deadline of their own, by uuid. */
  menusWithDeadline: readonly string[]
  /** The note on its allergens. */
  note?: ReactNode
}

/** A menu: a printed line with its picture; opened, it lifts off the page and shows its choices. On a phone it opens as a sheet. */
export function MenuCard({ menu, caterId, isEarly, onAdded, menusWithDeadline, note }: MenuCardProps) {
  const [open, setOpen] = useState<'inPlace' | 'asSheet' | null>(null)
  const isOpen = open === 'inPlace'
  const [picture] = menu.pictures
  const choice = useChoice(menu, caterId)
  const day = useWantedDay()
  const { date, zipCode } = useParty()
  const ageLimit = ageLimitOf(menu)
  const isOffered = ageLimit === null && findNotOfferedYet(menu, day).length === 0
  const nameId = useId()
  const bodyId = useId()
  const card = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // Low in the window its foot would cover all that can be chosen
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView()
  }, [isOpen])
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
    <article
      ref={card}
      className={classes(styles.menu, isOpen && styles.open, !isOffered && styles.off)}
      aria-labelledby={nameId}
    >
      <div className={classes(styles.row, picture && styles.hasPicture)}>
        {picture &&
          (isOpen ? (
            <LazyMenuPictures menu={menu} />
          ) : (
            <div className={styles.picture}>
              <Picture
                image={picture.image}
                sizes="(max-width: 36rem) 7rem, 14rem"
                load={isEarly ? 'early' : 'near'}
                alt={picture.caption}
              />
            </div>
          ))}
        <div>
          <MenuTags menu={menu} caterId={caterId} />
          <h3 id={nameId}>{menu.name}</h3>
          <MenuText className={styles.text} menu={menu.text} />
          {note}
          <OfferingNote menu={menu} day={day} />
          {menu.hasDeadline && date !== null && (
            <Suspense fallback={null}>
              <MenuDeadline
                caterId={caterId}
                menuId={menu.id}
                menuIds={menusWithDeadline}
                date={date}
                zipCode={zipCode}
              />
            </Suspense>
          )}
          {ageLimit !== null && (
            <p>
              <AgeLimitNote ageLimit={ageLimit} />
            </p>
          )}
        </div>
        <div className={styles.buy}>
          <MenuPrice menu={menu} />
          {isOffered && (
            <Button
              ref={toggle}
              variant={isOpen ? 'quiet' : 'accent'}
              aria-describedby={nameId}
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
              onClick={() => setOpen(isOpen ? null : isPhone() ? 'asSheet' : 'inPlace')}
            >
              {!isOpen && <Icon name="plus" />}
              <span>{isOpen ? 'Luk' : 'Tilføj'}</span>
            </Button>
          )}
        </div>
      </div>
      {isOpen && <ChooseMenu id={bodyId} caterId={caterId} menu={menu} choice={choice} onAdd={add} />}
      {open === 'asSheet' && (
        <ChooseDialog
          caterId={caterId}
          menu={menu}
          choice={choice}
          action="Læg i kurv"
          onSave={add}
          onClose={() => setOpen(null)}
        />
      )}
    </article>
  )
}

const isPhone = () => window.matchMedia(upTo('phone')).matches

function MenuTags({ menu, caterId }: { menu: OfferedMenu; caterId: number }) {
  const { basket } = useBasket(caterId)
  const inBasket = countCoversOfMenu(basket, menu.id)
  const type = BUILT_MENUS[menu.type]
  if (!menu.savingPercent && !inBasket && !type) return null
  return (
    <p className={styles.tags}>
      {menu.savingPercent > 0 && (
        <Tooltip
          className={styles.badge}
          tip={`Du sparer ${formatKroner((menu.normalPrice ?? menu.price) - menu.price)} pr. kuvert.`}
        >
          {`Spar ${menu.savingPercent} %`}
        </Tooltip>
      )}
      {type && (
        <Tooltip className={classes(styles.badge, styles.type)} tip={type.tip}>
          {type.name}
        </Tooltip>
      )}
      {inBasket > 0 && <span className={classes(styles.badge, styles.inBasket)}>{`${inBasket} i kurven`}</span>}
    </p>
  )
}
