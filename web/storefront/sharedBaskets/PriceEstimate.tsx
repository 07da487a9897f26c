import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { formatDate, formatWeekdayDate } from '../../../domain/time/formats.ts'
import { formatPhone } from '../../../domain/texts/phone.ts'
import type { PriceEstimate_cater$key } from '../../__generated__/PriceEstimate_cater.graphql.ts'
import type { PriceEstimate_shared$key } from '../../__generated__/PriceEstimate_shared.graphql.ts'
import { formatAddress } from '../../cities/formatAddress.ts'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PaperFoot } from '../../ui/PaperFoot.tsx'
import text from '../../ui/text.module.css'
import { EstimateTable } from './EstimateTable.tsx'
import styles from './PriceEstimate.module.css'
import { SharedAllergens } from './SharedAllergens.tsx'
import { useSharedBasket } from './useSharedBasket.ts'

/** SHA-2: the price of a shared basket today, as a sheet to print, with its changes since it was made. */
export function PriceEstimate(props: { shared: PriceEstimate_shared$key; cater: PriceEstimate_cater$key }) {
  const data = useFragment(
    graphql`
      fragment PriceEstimate_shared on SharedBasket {
        city {
          city
        }
        ...useSharedBasket_shared
        ...SharedAllergens_shared
      }
    `,
    props.shared,
  )
  const cater = useFragment(
    graphql`
      fragment PriceEstimate_cater on Cater {
        name
        address
        zipCode
        city
        phoneNumber
        cvrNumber
        ...useSharedBasket_cater
      }
    `,
    props.cater,
  )
  const shared = useSharedBasket(data, cater)
  const { date, zipCode } = shared.party
  const what = [
    formatCovers(shared.covers),
    date !== null && formatWeekdayDate(date),
    zipCode !== null && [zipCode, data.city?.city].filter(Boolean).join(' '),
  ]
  const phone = cater.phoneNumber && formatPhone(cater.phoneNumber)
  const reach = [phone, cater.cvrNumber && `CVR ${cater.cvrNumber}`].filter(Boolean).join(' · ')
  return (
    <>
      <title>{`Prisoverslag, ${cater.name}`}</title>
      <PaperFoot>{`Prisoverslag, ${cater.name}`}</PaperFoot>
      <div className={styles.controls}>
        <ButtonLink to={paths.sharedBasket(shared.key)}>Til kurven</ButtonLink>
        <Button variant="primary" onClick={() => window.print()}>
          Udskriv
        </Button>
      </div>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h1>Prisoverslag</h1>
            <p className={text.soft}>{what.filter(Boolean).join(', ')}</p>
          </div>
          <p className={styles.sender}>
            {[cater.name, formatAddress(cater.address, cater.zipCode, cater.city), reach]
              .filter(Boolean)
              .map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  <span>{line}</span>
                </Fragment>
              ))}
          </p>
        </div>
        <EstimateTable shared={shared} />
        <div>
          <SharedAllergens shared={data} phone={cater.phoneNumber ?? null} />
        </div>
        {shared.totals.lacksDelivery && (
          <p className={text.soft}>
            {`Levering er ikke regnet med, da ${zipCode === null ? 'postnummeret ikke er oplyst' : `${cater.name} ikke leverer til ${zipCode}`}.`}
          </p>
        )}
        <p className={text.soft}>
          {`Prisoverslag fra ${formatDate(danishDate(new Date(shared.sharedAt)))}. Ikke bindende.`}
        </p>
      </div>
    </>
  )
}
