import { StatusMark } from '../../ui/StatusMark.tsx'
import { declarationState } from './answerTexts.ts'
import styles from './Foods.module.css'
import { FoodsListed } from './FoodsListed.tsx'
import type { FoodParts } from './foodParts.ts'

/** The foods of a screen that has no room for the table: each opens in a dialog. */
export function FoodList({ groups, drafts, changedIds, onOpen }: FoodParts) {
  return (
    <div className={styles.list}>
      {groups.map((group) => (
        <section key={group.id}>
          <h2>{group.name}</h2>
          {group.menu && <FoodsListed menu={group.menu.key} />}
          <ul>
            {group.foods.map((food) => {
              const { shape, text } = declarationState(drafts[food.id] ?? food.declaration)
              return (
                <li key={food.id}>
                  <button type="button" onClick={() => onOpen(food)}>
                    <span>
                      <span>{food.name}</span>
                      {changedIds.has(food.id) && <small> (ikke gemt)</small>}
                    </span>
                    <StatusMark shape={shape}>{text}</StatusMark>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
