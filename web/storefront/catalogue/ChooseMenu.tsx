import { useId, useRef, useState } from 'react'
import { choosableOf, choosesDirectly, extrasOf, groupsOf, includedOf } from '../../../domain/menu.ts'
import { Button } from '../../ui/Button.tsx'
import { ChooseExtras } from './ChooseExtras.tsx'
import { ChooseFoot } from './ChooseFoot.tsx'
import { ChooseGroup } from './ChooseGroup.tsx'
import { ChooseItems } from './ChooseItems.tsx'
import styles from './ChooseMenu.module.css'
import { Included } from './Included.tsx'
import type { ShownMenu, ShownNode } from './menuNode.ts'
import type { Choice } from './useChoice.ts'

interface ChooseMenuProps {
  id: string
  menu: ShownMenu
  choice: Choice
  /** Adds the choice; false where something is missing. */
  onAdd: () => boolean
}

/** All that can be chosen in a menu. Where something is missing, its group is marked and brought into view. */
export function ChooseMenu({ id, menu, choice, onAdd }: ChooseMenuProps) {
  const body = useRef<HTMLDivElement>(null)
  const whyId = useId()
  const [tries, setTries] = useState(0)
  const add = () => {
    if (onAdd()) return
    setTries(tries + 1)
    const [first] = choice.issues
    if (first) showPart(body.current, first.groupId ?? 'direct')
  }
  const groups = groupsOf(menu) as readonly ShownNode[]
  return (
    <div id={id} ref={body}>
      <Included items={includedOf(menu)} />
      {choosesDirectly(menu) && choosableOf(menu).length > 0 && (
        <ChooseItems menu={menu} items={choosableOf(menu) as readonly ShownNode[]} choice={choice} />
      )}
      {groups.map((group) => (
        <ChooseGroup key={group.id} group={group} choice={choice} />
      ))}
      <ChooseExtras extras={extrasOf(menu)} choice={choice} />
      <ChooseFoot menu={menu} choice={choice} whyId={whyId} onShow={(part) => showPart(body.current, part)}>
        <Button look="main" isBig aria-describedby={whyId} onClick={add}>
          Læg i kurv
        </Button>
      </ChooseFoot>
      <p role="alert" className={styles.told}>
        {tries > 0 && choice.issues.length > 0 ? 'Der mangler noget i menuen.' : ''}
      </p>
    </div>
  )
}

function showPart(body: HTMLElement | null, part: string) {
  const element = body?.querySelector<HTMLElement>(`[data-part="${part}"]`)
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}
