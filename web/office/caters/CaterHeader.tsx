import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CaterHeader_cater$key } from '../../__generated__/CaterHeader_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CaterActiveSwitch } from './CaterActiveSwitch.tsx'
import { CaterLogo } from './CaterLogo.tsx'
import styles from './CaterOverviewRoute.module.css'

/** The logo, name and city of a caterer; for those who decide about it its active switch, a new order and its settings. */
export function CaterHeader(props: { cater: CaterHeader_cater$key; canAdminister: boolean }) {
  const cater = useFragment(
    graphql`
      fragment CaterHeader_cater on Cater {
        number
        name
        zipCode
        city
        ...CaterLogo_cater
        ...CaterActiveSwitch_cater
      }
    `,
    props.cater,
  )
  return (
    <header className={styles.header}>
      <CaterLogo cater={cater} size="large" />
      <div>
        <h1>{cater.name}</h1>
        <p className={styles.place}>{[cater.zipCode, cater.city].filter(Boolean).join(' ')}</p>
      </div>
      {props.canAdminister && (
        <div className={styles.actions}>
          <CaterActiveSwitch cater={cater} />
          <Link className={buttonClass()} to={paths.newPhoneOrder(cater.number)}>
            <Icon name="plus" />
            Ny ordre
          </Link>
          <Link className={buttonClass()} to={paths.officeSettings(cater.number)}>
            <Icon name="settings" />
            Indstillinger
          </Link>
        </div>
      )}
    </header>
  )
}
