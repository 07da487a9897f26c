import { graphql, useFragment } from 'react-relay/hooks'
import { formatLongDate } from '../../domain/time/formats.ts'
import type { AccessibilityStatement_cater$key } from '../__generated__/AccessibilityStatement_cater.graphql.ts'
import { hostUrl } from '../page/host.ts'
import { usePage } from '../page/PageContext.ts'
import { paths } from '../page/paths.ts'
import article from '../ui/article.module.css'
import { classes } from '../ui/classes.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import text from '../ui/text.module.css'

/** The day on which the statement was last compared with the pages. */
const REVIEWED = '2026-11-23'

/** The conformance of the pages to WCAG 2.2 AA, their known faults, and the contact: the host's caterer, if it has one. */
export function AccessibilityStatement(props: { cater: AccessibilityStatement_cater$key | null }) {
  const cater = useFragment(
    graphql`
      fragment AccessibilityStatement_cater on Cater {
        name
        email
        phoneNumber
      }
    `,
    props.cater,
  )
  const { host, scheme } = usePage()
  return (
    <main className={classes(text.page, article.article)} id="indhold" tabIndex={-1}>
      <title>{`Tilgængelighed, ${cater?.name ?? 'Kuvert'}`}</title>
      <meta name="description" content="Sådan kan siderne bruges af alle, hvad der mangler, og hvem du skriver til." />
      <link rel="canonical" href={hostUrl(host, scheme, host.slug ?? undefined, paths.accessibility())} />
      <h1>Tilgængelighed</h1>
      <p>
        Alle skal kunne finde og bestille mad her. Siderne er lavet efter WCAG 2.2 på niveau AA og opfylder den bortset
        fra det, der står under kendte fejl.
      </p>
      <h2>Det kan du regne med</h2>
      <ul>
        <li>Alt kan gøres med tastaturet alene, og du kan hele tiden se, hvor du er.</li>
        <li>
          Felter, knapper og overskrifter har navne, som en skærmlæser læser op. Det får du også besked om, når noget
          ændrer sig.
        </li>
        <li>En fejl står med ord ved det felt, den gælder, og det, du har skrevet, bliver stående.</li>
        <li>Tekst og knapper har god kontrast, og farve er aldrig det eneste, der fortæller noget.</li>
        <li>Teksten kan forstørres til 400 %, uden at du skal rulle til siden.</li>
        <li>Har du bedt om mindre bevægelse på din enhed, står siderne stille.</li>
        <li>Der er ingen tidsgrænse for at udfylde en bestilling.</li>
      </ul>
      <h2>Kendte fejl</h2>
      <ul>
        <li>Et billede, som et køkken har lagt op, har kun en beskrivelse, hvis køkkenet har skrevet en.</li>
        <li>
          Navne på retter kan være på et andet sprog end dansk. En skærmlæser udtaler dem på dansk, fordi sproget ikke
          er angivet.
        </li>
        <li>Du kan se menuerne uden JavaScript, men ikke bestille.</li>
      </ul>
      <h2>Kontakt</h2>
      {cater ? (
        <p>
          <span>{`Er der noget, du ikke kan bruge, eller vil du bestille på en anden måde, så kontakt ${cater.name}`}</span>
          {cater.email && (
            <>
              <span>{' på '}</span>
              <a href={`mailto:${cater.email}`}>{cater.email}</a>
            </>
          )}
          {cater.phoneNumber && (
            <>
              <span>{cater.email ? ' eller ' : ' på '}</span>
              <PhoneLink phone={cater.phoneNumber} />
            </>
          )}
          <span>. Fortæl gerne, hvilken side det gælder, og hvad du bruger til at læse den.</span>
        </p>
      ) : (
        <p>
          Er der noget, du ikke kan bruge, eller vil du bestille på en anden måde, så kontakt køkkenet. Email og telefon
          står under Detaljer på køkkenets side. Fortæl gerne, hvilken side det gælder, og hvad du bruger til at læse
          den.
        </p>
      )}
      <p>Siderne bliver prøvet automatisk med værktøjet axe, hver gang de ændres, både på telefon og på computer.</p>
      <p>{`Gennemgået den ${formatLongDate(REVIEWED)}.`}</p>
    </main>
  )
}
