import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers } from '../../../domain/texts/counts.ts'
import type { SharedBasketPage_cater$key } from '../../__generated__/SharedBasketPage_cater.graphql.ts'
import type { SharedBasketPage_shared$key } from '../../__generated__/SharedBasketPage_shared.graphql.ts'
import text from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import { OfferFromBasket } from './OfferFromBasket.tsx'
import { SharedAllergens } from './SharedAllergens.tsx'
import { SharedAvailability } from './SharedAvailability.tsx'
import styles from './SharedBasket.module.css'
import { SharedCosts } from './SharedCosts.tsx'
import { SharedLines } from './SharedLines.tsx'
import { CopyBasket } from './CopyBasket.tsx'
import { useSharedBasket } from './useSharedBasket.ts'

/** SHA-1: a basket that somebody has shared: to read, and to copy. */
export function SharedBasketPage(props: { shared: SharedBasketPage_shared$key; cater: SharedBasketPage_cater$key }) {
  const data = useFragment(
    graphql`
      fragment SharedBasketPage_shared on SharedBasket {
        ...useSharedBasket_shared
        ...SharedAllergens_shared
      }
    `,
    props.shared,
  )
  const cater = useFragment(
    graphql`
      fragment SharedBasketPage_cater on Cater {
        number
        name
        phoneNumber
        ...useSharedBasket_cater
        ...SharedAvailability_cater
      }
    `,
    props.cater,
  )
  const shared = useSharedBasket(data, cater)
  return (
    <>
      <title>{`Delt kurv, ${cater.name}`}</title>
      <div className={styles.about}>
        <p className={text.soft}>Nogen har delt en kurv med dig</p>
        <h1>{`${formatCovers(shared.covers)} hos ${cater.name}`}</h1>
        <p className={styles.lead}>Priserne er dagens priser. Læg kurven i din egen for at ændre den.</p>
        <SharedAvailability cater={cater} shared={shared} />
        <SharedLines lines={shared.lines} menus={shared.menus} today={shared.today} />
        <SharedAllergens shared={data} phone={cater.phoneNumber ?? null} />
      </div>
      <aside className={breakdown.card} aria-label="Hvad kurven koster">
        <SharedCosts {...shared} />
        <CopyBasket caterId={cater.number} shared={shared} />
        <OfferFromBasket caterNumber={cater.number} basketKey={shared.key} />
      </aside>
    </>
  )
}
