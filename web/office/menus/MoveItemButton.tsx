import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import { destinationsOf, findPlace, moveInto } from './menuParts.ts'
import type { Destination } from './menuParts.ts'
import { useMenuParts } from './MenuPartsContext.ts'
import styles from './MoveItemButton.module.css'
import { getMenuTypeName } from './menuTypes.ts'
import type { MenuType } from './menuTypes.ts'

/** 'Flyt til gruppe ...': names where an item can go, and moves it there with one press. */
export function MoveItemButton(props: { id: string; nameId: string; menuType: MenuType }) {
  const { parts, move } = useMenuParts()
  const [isOpen, setIsOpen] = useState(false)
  const place = findPlace(parts, props.id)
  if (!place) return null
  const nameOf = ({ groupId, type }: Destination) =>
    parts.find((part) => part.id === groupId)?.name ?? getMenuTypeName(type, props.menuType)
  return (
    <>
      <Button
        variant="quiet"
        aria-label="Flyt til gruppe ..."
        aria-describedby={props.nameId}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="moveTo" />
      </Button>
      {isOpen && (
        <LazyDialog isOpen onClose={() => setIsOpen(false)} title={`Flyt ${place.part.name} til`}>
          <ul className={styles.places}>
            {destinationsOf(parts, place).map((to) => (
              <li key={to.groupId ?? to.type}>
                <Button
                  isWide
                  onClick={() => {
                    move(moveInto(place, to))
                    setIsOpen(false)
                  }}
                >
                  {nameOf(to)}
                </Button>
              </li>
            ))}
          </ul>
        </LazyDialog>
      )}
    </>
  )
}
