import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { paths } from '../page/paths.ts'
import { FailedPart } from '../errors/FailedPart.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { OfficePage } from './page/OfficePage.tsx'
import styles from './OfficeRouteError.module.css'

/** The office's error page: the page does not exist, or it failed to load. The navigation stays. */
export function OfficeRouteError() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <OfficePage title={isMissing ? 'Siden findes ikke' : 'Noget gik galt'} parents={[DASHBOARD]}>
      {isMissing ? (
        <div className={styles.lost}>
          <h1>Siden findes ikke</h1>
          <p>Adressen er forkert, eller det, den fører til, hører til et andet cateringfirma.</p>
          <Link className={buttonClass()} to={paths.officeOrders()}>
            Alle ordre
          </Link>
        </div>
      ) : (
        <FailedPart />
      )}
    </OfficePage>
  )
}

const DASHBOARD = { label: 'Dashboard', to: paths.office() }
