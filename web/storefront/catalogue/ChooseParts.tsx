import { choosableOf, isBuiltByCustomer, extrasOf, groupsOf, includedOf } from '../../../domain/menus/menu.ts'
import { BUILT_MENUS } from './builtMenus.ts'
import styles from './choose.module.css'
import { DietMarksContext } from '../foods/DietMarksContext.ts'
import { useDietMarks } from '../foods/useDietMarks.ts'
import { ChooseExtras } from './ChooseExtras.tsx'
import { ChooseGroup } from './ChooseGroup.tsx'
import { ChooseItems } from './ChooseItems.tsx'
import { Included } from './Included.tsx'
import type { ShownMenu, ShownNode } from '../../catalogue/menuNode.ts'
import type { Choice } from './useChoice.ts'

/** All that is in a menu, and all that can be chosen. */
export function ChooseParts({ caterId, menu, choice }: { caterId: number; menu: ShownMenu; choice: Choice }) {
  const marks = useDietMarks(menu, caterId)
  const groups = groupsOf(menu) as readonly ShownNode[]
  const lacksAny = choice.issues.some(({ validatorKey }) => validatorKey === 'required')
  return (
    <DietMarksContext value={marks}>
      {BUILT_MENUS[menu.type] && <p className={styles.about}>{BUILT_MENUS[menu.type]?.tip}</p>}
      <Included items={includedOf(menu)} />
      {isBuiltByCustomer(menu) && choosableOf(menu).length > 0 && (
        <ChooseItems menu={menu} items={choosableOf(menu) as readonly ShownNode[]} choice={choice} />
      )}
      {groups.map((group) => (
        <ChooseGroup
          key={group.id}
          group={group}
          selected={choice.selected.filter(({ groupId }) => groupId === group.id)}
          lacksAny={lacksAny && choice.incomplete?.groupId === group.id}
          isBad={choice.isTried && choice.incomplete?.groupId === group.id}
          onSet={choice.setItem}
        />
      ))}
      <ChooseExtras extras={extrasOf(menu)} choice={choice} />
    </DietMarksContext>
  )
}
