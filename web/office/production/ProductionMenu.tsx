import { useId } from 'react'
import { formatCovers } from '../../../domain/texts/counts.ts'
import type { KitchenPlace, KitchenSource } from './kitchenSources.ts'
import type { KitchenMenu } from './mergeProduction.ts'
import type { Produced } from '../../../domain/kitchen/production.ts'
import type { PlacedChange } from '../../../domain/kitchen/productionChanges.ts'
import text from '../../ui/text.module.css'
import { menuChanges } from './menuChanges.ts'
import type { ItemChange } from './menuChanges.ts'
import { menuParts } from './menuParts.ts'
import { KitchenOrderLink } from './KitchenOrderLink.tsx'
import styles from './ProductionMenu.module.css'

/** A menu with its items. Changes since the last print are marked, and removed items come last. */
export function ProductionMenu(props: {
  menu: KitchenMenu
  changes: readonly PlacedChange[]
  /** The orders that a line comes from; null where that is not known. */
  sourcesOf: ((place: KitchenPlace) => readonly KitchenSource[]) | null
}) {
  const { menu, changes, sourcesOf } = props
  const { changeOf, coversChange, removed, hasChanges } = menuChanges(menu, changes)
  const id = useId()
  const columns = 2 + Number(hasChanges) + Number(sourcesOf !== null)
  // a menu without items is a dish itself, whatever its extras
  const isDish = menu.items.length === 0 && menu.groups.every(({ items }) => items.length === 0)
  return (
    <table className={styles.menu} aria-labelledby={id}>
      {/* all of it in the head, no caption: a head comes again on the next sheet of paper */}
      <thead>
        <tr className={styles.title}>
          <td colSpan={columns}>
            <h2 id={id}>{menu.name}</h2> <span>{formatCovers(menu.covers)}</span>
          </td>
        </tr>
        <tr>
          <th scope="col" className={styles.amount}>
            Antal
          </th>
          <th scope="col">Ret</th>
          {hasChanges && (
            <th scope="col">
              <span className={text.visuallyHidden}>Ændring</span>
            </th>
          )}
          {sourcesOf && (
            <th scope="col" className={styles.sources}>
              Fra ordre
            </th>
          )}
        </tr>
      </thead>
      {isDish && (
        <tbody>
          <ProductionItem
            item={{ name: menu.name, quantity: menu.covers }}
            change={coversChange}
            sources={sourcesOf?.({ menu: menu.name, group: null, item: null, isExtra: false })}
            hasChangeColumn={hasChanges}
          />
        </tbody>
      )}
      {menuParts(menu).map(({ name, group, isExtra, items }) => (
        <tbody key={JSON.stringify([group, isExtra])}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns}>
              {name}
            </th>
          </tr>
          {items.map((item) => (
            <ProductionItem
              key={item.name}
              item={item}
              change={changeOf({ group, item: item.name, isExtra }, item.quantity)}
              sources={sourcesOf?.({ menu: menu.name, group, item: item.name, isExtra })}
              hasChangeColumn={hasChanges}
            />
          ))}
        </tbody>
      ))}
      {removed.length > 0 && (
        <tbody>
          {removed.map(({ key, name, change }) => (
            <ProductionItem
              key={key}
              item={{ name, quantity: 0 }}
              change={change}
              sources={sourcesOf && []}
              hasChangeColumn
            />
          ))}
        </tbody>
      )}
    </table>
  )
}

function ProductionItem(props: {
  item: Produced
  change: ItemChange | undefined
  sources: readonly KitchenSource[] | null | undefined
  hasChangeColumn: boolean
}) {
  const { item, change, sources } = props
  return (
    <tr data-changed={change && true} data-removed={item.quantity === 0 || undefined}>
      <td className={styles.amount}>
        {change?.before ? <s>{`${change.before}x`}</s> : null}
        <span>{` ${item.quantity}x`}</span>
      </td>
      <td className={styles.name}>{item.name}</td>
      {props.hasChangeColumn && <td className={styles.change}>{change && <ChangeMark change={change} />}</td>}
      {sources && (
        <td className={styles.sources}>
          {sources.map(({ order, quantity }) => (
            <span key={order.uuid}>
              <KitchenOrderLink uuid={order.uuid} reference={order.reference} />
              <span>{`: ${quantity} kl. ${order.clock}`}</span>
            </span>
          ))}
        </td>
      )}
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
      <span>{`${word} siden udskrift`}</span>
    </span>
  )
}
