import { useId, useState } from 'react'
import { createBasketLine } from '../../domain/basket/basket.ts'
import type { BasketMenu } from '../../domain/basket/basket.ts'
import {
  amountOf,
  checkChoices,
  formatMissing,
  groupState,
  isSatisfiable,
  maxAmountIn,
  setItemAmount,
} from '../../domain/menus/choices.ts'
import type { SelectedItem } from '../../domain/menus/choices.ts'
import { ageLimitOf, choosableOf, extrasOf, groupsOf, itemsOf } from '../../domain/menus/menu.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { formatKroner } from '../../domain/money/money.ts'
import { quantityBounds } from '../../domain/menus/quantity.ts'
import { randomId } from '../browser/randomId.ts'
import type { ShownMenu, ShownMenusById } from '../catalogue/menuNode.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LazyDialog } from '../ui/LazyDialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import styles from './ProposalFields.module.css'

interface AddMenuDialogProps {
  menus: ShownMenusById
  caterId: number
  /** For how many, to begin with. */
  covers: number
  onAdd: (menu: BasketMenu) => void
  onClose: () => void
}

/** Chooses a menu of today's catalogue with its content. */
export function AddMenuDialog({ menus, caterId, covers, onAdd, onClose }: AddMenuDialogProps) {
  const offered = [...menus.values()].filter((menu) => ageLimitOf(menu) === null && isSatisfiable(menu))
  const [menu, setMenu] = useState<ShownMenu | undefined>(offered[0])
  const [selected, setSelected] = useState<SelectedItem[]>([])
  const [amount, setAmount] = useState(covers)
  const [isTried, setTried] = useState(false)
  if (!menu) return null
  const { min, max } = quantityBounds(menu, 0)
  const count = Math.min(Math.max(amount, min), max ?? Number.POSITIVE_INFINITY)
  const isMissing = checkChoices(menu, selected).length > 0
  const add = () => {
    setTried(true)
    if (isMissing) return
    onAdd(createBasketLine(menu, { tempId: randomId(), caterId, amount: count, selected }))
    onClose()
  }
  return (
    <LazyDialog
      isOpen
      onClose={onClose}
      title="Tilføj menu"
      variant="form"
      footer={
        <>
          <Button onClick={onClose}>Annuller</Button>
          <Button variant="primary" onClick={add}>
            Tilføj
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Field label="Menu">
          {(control) => (
            <select
              {...control}
              value={menu.id}
              onChange={({ target }) => {
                setMenu(menus.get(target.value))
                setSelected([])
                setTried(false)
              }}
            >
              {offered.map(({ id, name, price }) => (
                <option key={id} value={id}>
                  {`${name}, ${formatKroner(price)}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.choice}>
          <span>Kuverter</span>
          <Stepper label="Kuverter" value={count} min={min} max={max} onChange={setAmount} />
        </div>
        {choosableOf(menu).length > 0 && (
          <Choices title="Vælg" group={null} nodes={choosableOf(menu)} selected={selected} onChange={setSelected} />
        )}
        {groupsOf(menu).map((group) => (
          <Choices
            key={group.id}
            title={group.name}
            group={group}
            nodes={itemsOf(group)}
            selected={selected}
            onChange={setSelected}
          />
        ))}
        {extrasOf(menu).length > 0 && (
          <Choices title="Tilvalg" group={null} nodes={extrasOf(menu)} selected={selected} onChange={setSelected} />
        )}
        {isTried && isMissing && (
          <Notice variant="error" role="alert">
            Du mangler at vælge noget.
          </Notice>
        )}
      </div>
    </LazyDialog>
  )
}

interface ChoicesProps {
  title: string
  /** Null for items outside of groups. */
  group: MenuNode | null
  nodes: readonly MenuNode[]
  selected: readonly SelectedItem[]
  onChange: (selected: SelectedItem[]) => void
}

function Choices({ title, group, nodes, selected, onChange }: ChoicesProps) {
  const titleId = useId()
  const missing = group && formatMissing(groupState(group, selected))
  return (
    <fieldset className={styles.group} aria-labelledby={titleId}>
      <legend id={titleId}>
        <span>{`${title} `}</span>
        {missing && <small>{missing}</small>}
      </legend>
      {nodes.map((node) => {
        const place = { id: node.id, groupId: group?.id ?? null }
        const max = maxAmountIn(group, node, selected)
        return (
          <div key={node.id} className={styles.choice}>
            <span>{`${node.name}${node.price > 0 ? ` (+ ${formatKroner(node.price)})` : ''}`}</span>
            <Stepper
              label={node.name}
              value={amountOf(selected, place)}
              min={0}
              max={Number.isFinite(max) ? max : null}
              onChange={(number) => onChange(setItemAmount(selected, place, number))}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
