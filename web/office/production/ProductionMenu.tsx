import type { KitchenMenu } from '../../../domain/mergeProduction.ts'
import type { Produced } from '../../../domain/production.ts'
import type { ProductionChange } from '../../../domain/productionChanges.ts'
import styles from './ProductionMenu.module.css'

/** A menu with all that is made for it; what changed since the print is marked, what is gone stands last. */
export function ProductionMenu(props: { menu: KitchenMenu; changes: readonly ProductionChange[] }) {
  const { menu, changes } = props
  const own = changes.filter(({ name }) => name.startsWith(`${menu.name}: `))
  const gone = own.filter(({ after }) => after === 0)
  const changeOf = (item: Produced) => own.find(({ name }) => name === `${menu.name}: ${item.name}`)
  const parts = [
    ...menu.groups.map(({ name, items }) => ({ name, items })),
    { name: 'Inkluderet', items: menu.items },
    { name: 'Tilvalg', items: menu.extras },
  ].filter(({ items }) => items.length > 0)
  return (
    <table className={styles.menu}>
      <caption>
        <h2>{menu.name}</h2> <span>{menu.covers === 1 ? '1 kuvert' : `${menu.covers} kuverter`}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.amount}>
            Antal
          </th>
          <th scope="col">Ret</th>
          <th scope="col">
            <span className={styles.unseen}>Ændring</span>
          </th>
        </tr>
      </thead>
      {parts.map(({ name, items }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={3}>
              {name}
            </th>
          </tr>
          {items.map((item) => (
            <ProductionItem key={item.name} item={item} change={changeOf(item)} />
          ))}
        </tbody>
      ))}
      {gone.length > 0 && (
        <tbody>
          {gone.map((change) => (
            <ProductionItem
              key={change.name}
              item={{ name: change.name.slice(menu.name.length + 2), quantity: 0 }}
              change={change}
            />
          ))}
        </tbody>
      )}
    </table>
  )
}

function ProductionItem(props: { item: Produced; change: ProductionChange | undefined }) {
  const { item, change } = props
  return (
    <tr data-changed={change && true} data-gone={item.quantity === 0 || undefined}>
      <td className={styles.amount}>
        {change && change.before > 0 && <s>{change.before}x</s>} {item.quantity}x
      </td>
      <td className={styles.name}>{item.name}</td>
      <td className={styles.change}>{change && <ChangeMark change={change} />}</td>
    </tr>
  )
}

function ChangeMark({ change: { before, after } }: { change: ProductionChange }) {
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
