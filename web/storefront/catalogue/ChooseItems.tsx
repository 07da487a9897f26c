import { amountOf } from '../../../domain/menus/choices.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './choose.module.css'
import { ChooseOption } from './ChooseOption.tsx'
import { ChoosePart } from './ChoosePart.tsx'
import { directItemsName } from './directItemsName.ts'
import type { ShownMenu, ShownNode } from '../../catalogue/menuNode.ts'
import { mostOf } from './mostOf.ts'
import type { Choice } from './useChoice.ts'

/** The items of a freeselect or buildmenu that stand in no group: at least one thing must be chosen. */
export function ChooseItems(props: { menu: ShownMenu; items: readonly ShownNode[]; choice: Choice }) {
  const { menu, items, choice } = props
  const isMissing = choice.issues.some(({ validatorKey }) => validatorKey === 'required')
  const isChosen = items.some(({ id }) => amountOf(choice.selected, { id, groupId: null }) > 0)
  const isBad = choice.isTried && isMissing
  return (
    <ChoosePart
      name={directItemsName(menu)}
      part="direct"
      isBad={isBad}
      aside={
        <span className={classes(styles.state, isBad && styles.stateBad, isChosen && styles.stateDone)}>
          {isChosen && <Icon name="check" />}
          {isBad && <Icon name="error" />}
          {isMissing && <span className={styles.need}>{isBad ? 'Du mangler at vælge 1' : 'Vælg mindst 1'}</span>}
        </span>
      }
    >
      <div className={styles.options}>
        {items.map((item) => (
          <ChooseOption
            key={item.id}
            item={item}
            groupId={null}
            amount={amountOf(choice.selected, { id: item.id, groupId: null })}
            most={mostOf(null, item, choice.selected)}
            onSet={choice.setItem}
          />
        ))}
      </div>
    </ChoosePart>
  )
}
