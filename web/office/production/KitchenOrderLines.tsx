import { groupThousands } from '../../../domain/texts/numbers.ts'
import styles from './KitchenOrderLines.module.css'
import { MenuAllergens } from './MenuAllergens.tsx'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'

/** The production of one order: its menus, their choices, and the lines beside them. */
export function KitchenOrderLines({ order }: { order: ShownKitchenOrder }) {
  return (
    <div className={styles.menus}>
      {order.menus.map(({ name, covers, groups, items, allergens }, index) => (
        <table key={index} className={styles.lines}>
          <tbody>
            <tr className={styles.menu}>
              <td>{`${groupThousands(String(covers))}x`}</td>
              <th scope="row">{name}</th>
            </tr>
          </tbody>
          {groups.map((group) => (
            <Part key={group.name} name={group.name} items={group.items} />
          ))}
          <Part name="Inkluderet" items={items.filter(({ isExtra }) => !isExtra)} />
          <Part name="Tilvalg" items={items.filter(({ isExtra }) => isExtra)} />
          <tbody>
            <tr>
              <td colSpan={2} className={styles.allergens}>
                <MenuAllergens sentences={allergens} />
              </td>
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  )
}

function Part({ name, items }: { name: string; items: readonly { name: string; quantity: number }[] }) {
  if (items.length === 0) return null
  return (
    <tbody className={styles.part}>
      <tr className={styles.partName}>
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      {items.map((item, index) => (
        <tr key={index}>
          <td>{`${item.quantity}x`}</td>
          <td className={styles.name}>{item.name}</td>
        </tr>
      ))}
    </tbody>
  )
}
