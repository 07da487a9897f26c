import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './SharedBasket.module.css'

/** The page of an address that opens no basket. */
export function UnknownBasket() {
  return (
    <div className={styles.about}>
      <title>Kurven findes ikke</title>
      <h1>Kurven findes ikke</h1>
      <p className={styles.lead}>
        Måske er linket ikke kopieret helt med. En delt kurv slettes, når ingen har åbnet den i 30 dage.
      </p>
      <p>
        <ButtonLink to={paths.home()}>Til menuerne</ButtonLink>
      </p>
    </div>
  )
}
