import { formatCovers } from '../../../domain/counts.ts'
import type { KitchenMenu } from '../../../domain/mergeProduction.ts'
import type { Produced } from '../../../domain/production.ts'
import type { PlacedChange } from '../../../domain/productionChanges.ts'
import text from '../../ui/text.module.css'
import { menuChanges } from './menuChanges.ts'
import type { ItemChange } from './menuChanges.ts'
import { menuParts } from './menuParts.ts'
import styles from './ProductionMenu.module.css'

/** A menu with its items. Changes since the last print are marked, and removed items come last. */
export function ProductionMenu(props: { menu: KitchenMenu; changes: readonly PlacedChange[] }) {
  const { menu, changes } = props
  const { changeOf, coversChange, removed } = menuChanges(menu, changes)
  // a menu without items is a dish itself, whatever its extras
  const isDish = menu.items.length === 0 && menu.groups.every(({ items }) => items.length === 0)
  return (
    <table className={styles.menu}>
      <caption>
        <h2>{menu.name}</h2> <span>{formatCovers(menu.covers)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.amount}>
            Antal
          </th>
          <th scope="col">Ret</th>
          <th scope="col">
            <span className={text.visuallyHidden}>Ændring</span>
          </th>
        </tr>
      </thead>
      {isDish && (
        <tbody>
          <ProductionItem item={{ name: menu.name, quantity: menu.covers }} change={coversChange} />
        </tbody>
      )}
      {menuParts(menu).map(({ name, group, isExtra, items }) => (
        <tbody key={JSON.stringify([group, isExtra])}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={3}>
              {name}
            </th>
          </tr>
          {items.map((item) => (
            <ProductionItem
              key={item.name}
              item={item}
              change={changeOf({ group, item: item.name, isExtra }, item.quantity)}
            />
          ))}
        </tbody>
      ))}
      {removed.length > 0 && (
        <tbody>
          {removed.map(({ key, name, change }) => (
            <ProductionItem key={key} item={{ name, quantity: 0 }} change={change} />
          ))}
        </tbody>
      )}
    </table>
  )
}

function ProductionItem(props: { item: Produced; change: ItemChange | undefined }) {
  const { item, change } = props
  return (
    <tr data-changed={change && true} data-removed={item.quantity === 0 || undefined}>
      <td className={styles.amount}>
        {change?.before ? <s>{change.before}x</s> : null} {item.quantity}x
      </td>
      <td className={styles.name}>{item.name}</td>
      <td className={styles.change}>{change && <ChangeMark change={change} />}</td>
    </tr>
  )
}

function ChangeMark({ change: { before, after } }: { change: ItemChange }) {
  const word = before === 0 ? 'ny' : after === 0 ? 'udgået' : 'ændret'
  return (
    <span>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2.2 14.6 13.6H1.4Z" />
      </svg>
      {word} siden udskrift
    </span>
  )
}
