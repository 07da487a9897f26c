/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-tabindex --
   a table whose cells are answered by keys is a grid, and takes the focus */
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ALLERGEN_NAMES, ALLERGENS, SOURCES_OF } from '../../../domain/foods/allergens.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { useVirtualRows } from '../../ui/useVirtualRows.ts'
import { changeOfKey, nextAnswer } from './cellKeys.ts'
import type { FoodGroup } from './foodGroups.ts'
import { FoodCompletion } from './FoodCompletion.tsx'
import type { FoodParts } from './foodParts.ts'
import { FoodsListed } from './FoodsListed.tsx'
import { FoodRow } from './FoodRow.tsx'
import styles from './Foods.module.css'
import type { OfficeFood } from './readFood.ts'
import { SourceChips } from './SourceChips.tsx'

/** Room for the head of the table above a row that is scrolled to. */
const HEAD = 150

/** A row of the table: the name of a menu, or a food. */
type Row = { group: FoodGroup } | { food: OfficeFood }

/**
 * The foods with a column for each allergen. The table has the focus as a whole and names the cell that keys answer, so
 * that rows may come and go while it scrolls.
 */
export function FoodTable(props: FoodParts) {
  const { groups, foods, drafts, changedIds, change, onOpen } = props
  const id = useId()
  const isHydrated = useIsHydrated()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = groups.flatMap((group): Row[] => [{ group }, ...group.foods.map((food) => ({ food }))])
  const shownFoods = groups.flatMap((group) => group.foods)
  const [at, setAt] = useState({ foodId: '', column: 0 })
  const current = shownFoods.find((food) => food.id === at.foodId) ?? shownFoods[0]
  const allergen = ALLERGENS[at.column] ?? ALLERGENS[0]
  const keyOf = (index: number) => {
    const row = rows[index]
    if (!row) return String(index)
    return 'group' in row ? `group ${row.group.id}` : row.food.id
  }
  const { shown, height, above, below, startOf, measure } = useVirtualRows({ count: rows.length, scroller, keyOf })
  const cellId = (food: OfficeFood, column: number) => `${id}-${food.id}-${column}`
  const isCurrentShown = shown.some((index) => keyOf(index) === current?.id)

  const hasMoved = useRef(false)
  useEffect(() => {
    if (!hasMoved.current || !scroller.current || !current) return
    hasMoved.current = false
    if (!isCurrentShown) scroller.current.scrollTop = startOf(rows.findIndex((_, i) => keyOf(i) === current.id)) - HEAD
    document.getElementById(cellId(current, at.column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const move = (food: OfficeFood | undefined, column: number) => {
    if (!food || column < 0 || column >= ALLERGENS.length) return
    hasMoved.current = true
    setAt({ foodId: food.id, column })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A tick in the table has its own keys
    if (event.target instanceof HTMLInputElement) return
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return
    const place = shownFoods.indexOf(current)
    const act = actOfKey(event)
    if (!act) return
    event.preventDefault()
    act()

    function actOfKey({ key }: KeyboardEvent): (() => void) | null {
      const { column } = at
      if (key === 'ArrowUp') return () => move(shownFoods[place - 1], column)
      if (key === 'ArrowDown') return () => move(shownFoods[place + 1], column)
      if (key === 'ArrowLeft') return () => move(current, column - 1)
      if (key === 'ArrowRight') return () => move(current, column + 1)
      if (key === 'Home') return () => move(current, 0)
      if (key === 'End') return () => move(current, ALLERGENS.length - 1)
      if (key === 'Enter') return () => onOpen(current!)
      const changed = changeOfKey(event, allergen)
      return changed && (() => change(current!, changed))
    }
  }
  const draft = current && (drafts[current.id] ?? current.declaration)
  return (
    <div className={styles.wide}>
      <div ref={scroller} className={styles.scroller}>
        <div style={{ minHeight: height }}>
          <table
            role="grid"
            className={styles.table}
            aria-label="Retter og allergener"
            aria-rowcount={rows.length + 1}
            aria-describedby={`${id}-keys`}
            aria-activedescendant={current && isCurrentShown ? cellId(current, at.column) : undefined}
            // Keys that nobody hears yet are not to be lost
            tabIndex={isHydrated ? 0 : undefined}
            onKeyDown={onKeyDown}
          >
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" className={styles.food}>
                  Ret
                </th>
                <th scope="col" className={styles.state}>
                  Tilstand
                </th>
                {ALLERGENS.map((header) => (
                  <th key={header} scope="col" className={styles.allergen} data-at={header === allergen || undefined}>
                    <span>{ALLERGEN_NAMES[header]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Gap height={above} />
              {shown.map((index) => {
                const row = rows[index]
                if (!row) return null
                if ('group' in row)
                  return (
                    <tr
                      key={keyOf(index)}
                      ref={measure}
                      data-index={index}
                      aria-rowindex={index + 2}
                      className={styles.group}
                    >
                      <th scope="colgroup" colSpan={ALLERGENS.length + 2}>
                        <div>
                          <GroupName group={row.group} />
                          {row.group.menu && <FoodsListed menu={row.group.menu.key} />}
                        </div>
                      </th>
                    </tr>
                  )
                const { food } = row
                return (
                  <FoodRow
                    key={food.id}
                    index={index}
                    measure={measure}
                    food={food}
                    draft={drafts[food.id] ?? food.declaration}
                    isChanged={changedIds.has(food.id)}
                    column={food === current ? at.column : null}
                    cellId={(column) => cellId(food, column)}
                    onPress={(column) => {
                      setAt({ foodId: food.id, column })
                      const pressed = ALLERGENS[column]
                      if (pressed) change(food, nextAnswer(pressed))
                    }}
                    onOpen={() => onOpen(food)}
                  />
                )
              })}
              <Gap height={below} />
            </tbody>
          </table>
        </div>
      </div>
      <p className={styles.keys} id={`${id}-keys`}>
        <span>
          <i data-answer="YES">I</i> indeholder
        </span>
        <span>
          <i data-answer="MAY">K</i> kan indeholde
        </span>
        <span>
          <i data-answer="NO">–</i> indeholder ikke
        </span>
        <span>
          <kbd>I</kbd> <kbd>K</kbd> <kbd>0</kbd> svarer
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>0</kbd> resten indeholder ikke
        </span>
        <span>
          <kbd>Enter</kbd> åbner retten
        </span>
      </p>
      {current && draft && (
        <section className={styles.current} aria-label={current.name}>
          <h2>{current.name}</h2>
          {SOURCES_OF[allergen] && (
            <SourceChips draft={draft} allergen={allergen} onChange={(changed) => change(current, changed)} showsKeys />
          )}
          <FoodCompletion food={current} foods={foods} draft={draft} onChange={(changed) => change(current, changed)} />
        </section>
      )}
    </div>
  )
}

function declaredOf({ foods }: FoodGroup): string {
  if (foods.length === 0) return 'kun retter, se nederst'
  return `${foods.filter(({ declaration }) => declaration.isComplete).length} af ${foods.length} oplyst`
}

function GroupName({ group }: { group: FoodGroup }) {
  return (
    <span>
      <span>{`${group.name} `}</span>
      <small>{declaredOf(group)}</small>
    </span>
  )
}

/** Takes the place of the rows that are out of sight. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={ALLERGENS.length + 2} className={styles.gap}>
        {null}
      </td>
    </tr>
  )
}
