import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import type { CaterPage_cater$key } from '../../__generated__/CaterPage_cater.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { useStoreDietFilter } from '../../foods/storedDietFilter.ts'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import { useIsPrinting } from '../../ui/useIsPrinting.ts'
import { AddedDialog } from '../basket/AddedDialog.tsx'
import { BasketBar } from '../basket/BasketBar.tsx'
import { BasketCard } from '../basket/BasketCard.tsx'
import { OrderByPhone } from '../basket/OrderByPhone.tsx'
import type { LineEditor } from '../basket/BasketContents.tsx'
import { PartyBar } from '../../party/PartyBar.tsx'
import { activeCategory } from './activeCategory.ts'
import styles from './CaterPage.module.css'
import { CategoryBar } from './CategoryBar.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { CategorySection } from './CategorySection.tsx'
import { Cover } from './Cover.tsx'
import { Details } from './Details.tsx'
import { EditLine } from './EditLine.tsx'
import { CaterMeta } from './CaterMeta.tsx'
import { PrintedCatalogue } from './PrintedCatalogue.tsx'
import { StructuredData } from './StructuredData.tsx'
import { useCatalogueMenus } from './useCatalogueMenus.ts'
import { useSectionInView } from './useSectionInView.ts'

/** A caterer's page: cover, categories, the active one's menus, basket and details. */
export function CaterPage(props: { cater: CaterPage_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CaterPage_cater on Cater {
        number
        name
        phoneNumber
        ...useCatalogueMenus_cater
        ...Cover_cater
        ...PartyBar_cater
        ...Details_cater
        ...CaterMeta_cater
        ...StructuredData_cater
        ...BasketCard_cater
        ...BasketBar_cater
        ...AddedDialog_cater
        categories {
          id
          name
          ...CategoryNav_categories
          ...CategorySection_category
        }
      }
    `,
    props.cater,
  )
  const [search] = useSearchParams()
  useStoreDietFilter()
  const [added, setAdded] = useState<BasketMenu | null>(null)
  const section = useSectionInView()
  const { categories } = cater
  const { menusOf, byId } = useCatalogueMenus(cater)
  const editLine: LineEditor = (line, onClose) => {
    const menu = byId?.get(line.id)
    return menu && <EditLine key={line.tempId} menu={menu} line={line} onClose={onClose} />
  }
  const isPrinting = useIsPrinting()
  const active = categories ? activeCategory(categories, search.get('category')) : undefined
  const activeId = active?.id
  const menus = useMemo(() => (activeId === undefined ? null : menusOf(activeId)), [activeId, menusOf])
  return (
    <>
      <CaterMeta cater={cater} category={search.has('category') ? (active?.name ?? null) : null} />
      {/* Crawlers read what the server wrote: the browser keeps it, and needs no code for it */}
      {import.meta.env.SSR ? (
        <StructuredData cater={cater} />
      ) : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      )}
      <main id="indhold" tabIndex={-1}>
        <Cover cater={cater} />
        <PartyBar cater={cater} />
        <div className={classes(text.page, styles.store, isPrinting && styles.onScreen)}>
          {categories && categories.length > 0 && (
            <>
              <div className={styles.side}>
                <CategoryNav categories={categories} active={active?.id ?? null} />
              </div>
              <CategoryBar categories={categories} active={active ?? null} />
            </>
          )}
          <div ref={section} className={styles.middle}>
            <noscript>
              <OrderByPhone name={cater.name} phoneNumber={cater.phoneNumber ?? null} />
            </noscript>
            {!categories && <FailedPart />}
            {categories?.length === 0 && <p className={styles.none}>Der er ingen menuer endnu.</p>}
            {active && (
              <CategorySection
                key={active.id}
                category={active}
                menus={menus}
                caterId={cater.number}
                onAdded={setAdded}
              />
            )}
          </div>
          <BasketCard cater={cater} menus={byId} editor={editLine} className={styles.side} />
        </div>
        {isPrinting && categories && (
          <div className={text.page}>
            <PrintedCatalogue categories={categories} menusOf={menusOf} />
          </div>
        )}
        <Details cater={cater} />
      </main>
      <BasketBar cater={cater} menus={byId} editor={editLine} />
      <AddedDialog cater={cater} menus={byId} line={added} onClose={() => setAdded(null)} />
    </>
  )
}
