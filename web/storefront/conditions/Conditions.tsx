import { graphql, useFragment } from 'react-relay/hooks'
import type { Conditions_cater$key } from '../../__generated__/Conditions_cater.graphql.ts'
import { hostUrl } from '../../page/host.ts'
import { usePage } from '../../page/PageContext.ts'
import { paths } from '../../page/paths.ts'
import article from '../../ui/article.module.css'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'

const CATER = graphql`
  fragment Conditions_cater on Cater {
    name
    legalName
    email
    changeTerms {
      cancelText
      ownChangesText
      workingDaysText
      cancelSteps {
        __typename
      }
      changeLimit {
        __typename
      }
    }
  }
`

/** The page of the conditions of ordering: a caterer's, or without one the marketplace's own. */
export function Conditions(props: { cater: Conditions_cater$key | null }) {
  const cater = useFragment(CATER, props.cater)
  const { host, scheme } = usePage()
  const { name = 'køkkenet' } = cater ?? {}
  const title = cater ? `Handelsbetingelser, ${name}` : 'Handelsbetingelser, Kuvert'
  return (
    <main className={classes(text.page, article.article)} id="indhold">
      <title>{title}</title>
      <meta name="description" content={`Det gælder, når du bestiller mad hos ${name} gennem Kuvert.`} />
      <link rel="canonical" href={hostUrl(host, scheme, host.slug ?? undefined, paths.conditions())} />
      <h1>Handelsbetingelser</h1>
      <ConditionsText cater={props.cater} />
    </main>
  )
}

/** The conditions themselves. What a caterer has set about changing and cancelling is theirs (CHG-14). */
export function ConditionsText(props: { cater: Conditions_cater$key | null }) {
  const cater = useFragment(CATER, props.cater)
  const { name = 'køkkenet', legalName, email, changeTerms } = cater ?? {}
  const countsWorkingDays = changeTerms && (changeTerms.changeLimit || changeTerms.cancelSteps.length > 0)
  return (
    <>
      <h2>Hvem du handler med</h2>
      <p>
        {`Du køber maden af ${name}${legalName && legalName !== name ? ` (${legalName})` : ''}. Kuvert viser menuerne og sender din bestilling videre, men er ikke part i aftalen.`}
      </p>
      <h2>Bestilling</h2>
      <p>
        {`Når du sender en bestilling, får du en mail med det, du har bestilt. Aftalen er indgået, når ${name} har godkendt bestillingen. Det får du også en mail om. Kan ${name} ikke levere, får du besked, og du skal ikke betale.`}
      </p>
      <h2>Pris og betaling</h2>
      <p>
        {`Prisen er den, du ser på bestillingen, når du sender den. Er en pris ændret i mellemtiden, får du den nye at se, før noget bliver bestilt. Du betaler først, når bestillingen er godkendt, med kort eller bankoverførsel efter aftale med ${name}.`}
      </p>
      <h2>Levering og afhentning</h2>
      <p>Maden leveres eller kan hentes på den dag og det tidspunkt, der står i bestillingen.</p>
      <h2>Ændring og afbestilling</h2>
      {changeTerms ? (
        <>
          <p>{`${changeTerms.cancelText} Du afbestiller på bestillingens side, som du får et link til på mail.`}</p>
          <p>{changeTerms.ownChangesText}</p>
          {countsWorkingDays && <p>{changeTerms.workingDaysText}</p>}
        </>
      ) : (
        <p>
          Hvad det koster at afbestille, og hvor længe du selv kan rette din bestilling, bestemmer køkkenet. Det står
          hos hvert køkken, før du bestiller.
        </p>
      )}
      <p>Der er ikke fortrydelsesret på mad, der hurtigt bliver dårlig eller laves efter dine ønsker.</p>
      <h2>Hvis noget er galt</h2>
      <p>
        <span>{`Kontakt ${name}`}</span>
        {email && (
          <>
            <span>{' på '}</span>
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        <span>
          {
            ' med det samme, hvis maden ikke er, som den skal være. Bliver I ikke enige, kan du klage til Center for Klageløsning, Nævnenes Hus, Toldboden 2, 8800 Viborg.'
          }
        </span>
      </p>
      <h2>Dine oplysninger</h2>
      <p>
        {`Navn, email, telefon og adresse bruges til at levere bestillingen og til at skrive til dig om den. De gives videre til ${name} og til ingen andre.`}
      </p>
    </>
  )
}
