import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './ThanksRoute.module.css'

/** The page of an order that the viewer may not see, or that does not exist. */
export function UnknownOrder({ orderId }: { orderId: string }) {
  return (
    <div>
      <h1>Vi kan ikke vise denne bestilling</h1>
      <p className={styles.lead}>
        Har du bestilt med en konto, så log ind med den. Har du bestilt uden, står hele bestillingen i den mail, du har
        fået.
      </p>
      <p className={styles.actions}>
        <ButtonLink variant="primary" to={paths.login(paths.thanks(orderId))}>
          Log ind
        </ButtonLink>
        <ButtonLink to={paths.home()}>Til menuerne</ButtonLink>
      </p>
    </div>
  )
}
