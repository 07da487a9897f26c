import { memo } from 'react'
import { amountOf, formatCount, groupState, formatMissing } from '../../../domain/menus/choices.ts'
import type { GroupState, SelectedItem } from '../../../domain/menus/choices.ts'
import { itemsOf } from '../../../domain/menus/menu.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './choose.module.css'
import { ChooseOption } from './ChooseOption.tsx'
import { ChoosePart } from './ChoosePart.tsx'
import type { ShownNode } from '../../catalogue/menuNode.ts'
import { mostOf } from './mostOf.ts'
import { plainText } from '../../ui/plainText.ts'
import type { SetItem } from './useChoice.ts'

const MAX_PIPS = 8

interface ChooseGroupProps {
  group: ShownNode
  /** The choices in it. */
  selected: readonly SelectedItem[]
  /** True if nothing is chosen in the whole menu, and its first item is missing here. */
  lacksAny: boolean
  /** True if saving has been tried and this is the first part that is not as it must be. */
  isBad: boolean
  onSet: SetItem
}

/** A group: how far the choice has come, and its items. A press in another group leaves it as it is drawn. */
export const ChooseGroup = memo(DrawnGroup, isAsDrawn)

function isAsDrawn(before: ChooseGroupProps, now: ChooseGroupProps): boolean {
  return (
    before.group === now.group &&
    before.lacksAny === now.lacksAny &&
    before.isBad === now.isBad &&
    before.onSet === now.onSet &&
    before.selected.length === now.selected.length &&
    before.selected.every((item, index) => item === now.selected[index])
  )
}

function DrawnGroup({ group, selected, lacksAny, isBad, onSet }: ChooseGroupProps) {
  const state = groupState(group, selected)
  const items = itemsOf(group) as readonly ShownNode[]
  return (
    <ChoosePart
      name={group.name}
      part={group.id}
      isBad={isBad}
      aside={<GroupProgress state={state} lacksAny={lacksAny} isBad={isBad} />}
    >
      {group.description && <p className={styles.about}>{plainText(group.description)}</p>}
      <div className={styles.options}>
        {items.map((item) => (
          <ChooseOption
            key={item.id}
            item={item}
            groupId={group.id}
            amount={amountOf(selected, { id: item.id, groupId: group.id })}
            most={mostOf(group, item, selected)}
            onSet={onSet}
          />
        ))}
      </div>
      {state.isFull && items.length > state.count && <p className={styles.about}>Fravælg én for at vælge en anden.</p>}
    </ChoosePart>
  )
}

// Missing, complete and full differ by shape and words, not by colour alone.
function GroupProgress(props: { state: GroupState; lacksAny: boolean; isBad: boolean }) {
  const { state, lacksAny, isBad } = props
  const { count, exactly, isValid, atLeast } = state
  const missing = isBad ? formatLacking(state) : (formatMissing(state) ?? (lacksAny ? 'Vælg mindst 1' : null))
  const counted = formatCount(state) ?? (count > 0 ? `${count} valgt` : null)
  const needsSome = exactly !== null || atLeast !== null || missing !== null
  return (
    <span className={classes(styles.state, isBad && styles.stateBad, isValid && needsSome && styles.stateDone)}>
      {isValid && needsSome && <Icon name="check" />}
      {isBad && <Icon name="error" />}
      {!isValid && !isBad && exactly !== null && exactly <= MAX_PIPS && <Pips count={count} of={exactly} />}
      {counted && <span>{counted}</span>}
      {missing && <span className={styles.need}>{missing}</span>}
    </span>
  )
}

function formatLacking({ missing, count }: GroupState): string {
  return missing === 0 && count > 0 ? 'Du har valgt for meget' : `Du mangler at vælge ${Math.max(1, missing)}`
}

function Pips({ count, of }: { count: number; of: number }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < count ? styles.on : undefined} />
      ))}
    </span>
  )
}
