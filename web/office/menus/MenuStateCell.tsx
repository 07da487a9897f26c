import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import text from '../../ui/text.module.css'
import type { ActionError } from '../form/saveResult.ts'
import styles from './MenuList.module.css'
import type { MenuRow } from './menuRow.ts'
import { menuState } from './menuState.ts'
import { MenuStateDialog } from './MenuStateDialog.tsx'
import type { MenuChange } from './menuMutations.ts'

/** The state of a menu, with one press that stops selling it today, and a dialog for all else. */
export function MenuStateCell(props: {
  row: MenuRow
  today: string
  onChange: (change: MenuChange) => Promise<ActionError | null>
}) {
  const { row, today, onChange } = props
  const [isOpen, setIsOpen] = useState(false)
  const { kind, text: words, shape } = menuState(row, today)
  const ofMenu = <span className={text.visuallyHidden}>{` ${row.name}`}</span>
  return (
    <span className={styles.state}>
      <button type="button" className={styles.edit} onClick={() => setIsOpen(true)}>
        <StatusMark shape={shape}>{words}</StatusMark>
        <Icon name="chevronDown" />
        <span className={text.visuallyHidden}>{`, skift tilstand for ${row.name}`}</span>
      </button>
      {kind === 'soldOut' && (
        <Button variant="quiet" onClick={() => void onChange({ soldOutTo: null })}>
          Sælg igen{ofMenu}
        </Button>
      )}
      {(kind === 'onSale' || kind === 'season') && (
        <Button variant="quiet" onClick={() => void onChange({ soldOutTo: today })}>
          Udsolgt i dag{ofMenu}
        </Button>
      )}
      {isOpen && <MenuStateDialog {...props} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
