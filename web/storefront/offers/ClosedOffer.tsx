import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from '../order/OrderPageRoute.module.css'

/** The page of a link that does not open its offer. `isReplaced`: a newer version was mailed. */
export function ClosedOffer({ isReplaced }: { isReplaced: boolean }) {
  const title = isReplaced ? 'Tilbuddet er erstattet' : 'Linket virker ikke'
  return (
    <div>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className={styles.lead}>
        {isReplaced
          ? 'Der er sendt en nyere version af tilbuddet. Åbn den fra den nyeste mail.'
          : 'Måske er det ikke kopieret helt med. Åbn tilbuddet fra den mail, det kom i.'}
      </p>
      <p className={styles.actions}>
        <ButtonLink to={paths.home()}>Til menuerne</ButtonLink>
      </p>
    </div>
  )
}
