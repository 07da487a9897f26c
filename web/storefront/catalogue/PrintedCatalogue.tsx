import { isSatisfiable } from '../../../domain/menus/choices.ts'
import { choosableOf, extrasOf, groupsOf, includedOf, isBuiltByCustomer, itemsOf } from '../../../domain/menus/menu.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { plainText } from '../../ui/plainText.ts'
import { directItemsName } from './directItemsName.ts'
import { MenuPrice } from './MenuPrice.tsx'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'
import styles from './PrintedCatalogue.module.css'

interface PrintedCatalogueProps {
  categories: readonly { id: string; name: string }[]
  menusOf: (categoryId: string) => readonly OfferedMenu[] | null
}

/** The whole menu on paper: every category, and all that is in each menu. */
export function PrintedCatalogue({ categories, menusOf }: PrintedCatalogueProps) {
  return (
    <div className={styles.catalogue}>
      {categories.map(({ id, name }) => (
        <section key={id}>
          <h2>{name}</h2>
          {(menusOf(id) ?? []).filter(isSatisfiable).map((menu) => (
            <PrintedMenu key={menu.id} menu={menu} />
          ))}
        </section>
      ))}
    </div>
  )
}

function PrintedMenu({ menu }: { menu: OfferedMenu }) {
  return (
    <article className={styles.menu}>
      <div>
        <h3>{menu.name}</h3>
        {menu.description && <p>{plainText(menu.description)}</p>}
        <Part name="Inkluderet" items={includedOf(menu)} />
        <Part name={directItemsName(menu)} items={isBuiltByCustomer(menu) ? choosableOf(menu) : []} />
        {groupsOf(menu).map((group) => (
          <Part key={group.id} name={group.name} items={itemsOf(group)} />
        ))}
        <Part name="Tilvalg" items={extrasOf(menu)} />
      </div>
      <MenuPrice menu={menu} />
    </article>
  )
}

function Part({ name, items }: { name: string; items: readonly MenuNode[] }) {
  if (items.length === 0) return null
  return (
    <p className={styles.part}>
      <b>{`${name}:`}</b>
      <span>{` ${items.map(nameWithPrice).join(', ')}`}</span>
    </p>
  )
}

function nameWithPrice({ name, price }: MenuNode): string {
  return price === 0 ? name : `${name} (+ ${formatKroner(price)})`
}
