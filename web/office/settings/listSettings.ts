import { graphql, readInlineData } from 'relay-runtime'
import { formatCovers, formatDaysBefore } from '../../../domain/texts/counts.ts'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import type { listSettings_cater$data, listSettings_cater$key } from '../../__generated__/listSettings_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** One thing that a caterer can set. */
export interface Setting {
  name: string
  hint: string
  /** What it is now; null where that is not known. */
  value: string | null
  icon: IconName
  to: string
}

type Cater = listSettings_cater$data

/** The settings of a caterer in groups. Admins have the users on its overview. */
export function listSettings(key: listSettings_cater$key, isAdmin: boolean): { title: string; settings: Setting[] }[] {
  const cater = readInlineData(
    graphql`
      fragment listSettings_cater on Cater @inline {
        number
        zipCode
        city
        minCovers
        noticeDays
        offersDelivery
        pricePeriods {
          __typename
        }
        services {
          __typename
        }
        users {
          __typename
        }
        deliveryZones {
          zones {
            __typename
          }
        }
        availabilityRules {
          tiers {
            days
          }
          cancelSteps {
            __typename
          }
          exceptions {
            __typename
          }
        }
      }
    `,
    key,
  )
  const { number, availabilityRules: rules } = cater
  return [
    {
      title: 'Firma',
      settings: [
        {
          name: 'Firmaet',
          hint: 'Navn, adresse, kontakt, smiley, billeder og beskrivelse',
          value: [cater.zipCode, cater.city].filter(Boolean).join(' ') || null,
          icon: 'store',
          to: paths.editCater(number),
        },
        {
          name: 'Brugere',
          hint: 'Hvem der arbejder her, og hvad de må',
          value: cater.users ? count(cater.users.length, 'bruger', 'brugere') : null,
          icon: 'users',
          to: isAdmin ? paths.officeCater(number) : paths.officeUsers(number),
        },
      ],
    },
    {
      title: 'Levering',
      settings: [
        {
          name: 'Levering og kapacitet',
          hint: 'Tider, kuverter pr. dag, frister og undtagelser',
          value: deadline(cater),
          icon: 'clock',
          to: paths.officeAvailability(number),
        },
        {
          name: 'Leveringsområder',
          hint: 'Postnumre, gebyr og mindste køb',
          value: zones(cater),
          icon: 'pin',
          to: paths.officeZones(number),
        },
        {
          name: 'Kalender',
          hint: 'Ledig plads dag for dag, lukkedage og andre undtagelser',
          value: rules ? count(rules.exceptions.length, 'undtagelse', 'undtagelser') : null,
          icon: 'calendar',
          to: paths.officeCalendar(number),
        },
      ],
    },
    {
      title: 'Priser og betingelser',
      settings: [
        {
          name: 'Priser',
          hint: 'Minimum, kontonummer, besked til kunder og prisperioder',
          value: prices(cater),
          icon: 'tag',
          to: paths.caterPrices(number),
        },
        {
          name: 'Services',
          hint: 'Det, kunden kan vælge til hele ordren',
          value: cater.services ? count(cater.services.length, 'service', 'services') : null,
          icon: 'utensils',
          to: paths.officeServices(number),
        },
        {
          name: 'Betingelser',
          hint: 'Hvad en afbestilling koster, og hvad kunden selv kan rette',
          value: rules ? cancelling(rules.cancelSteps.length) : null,
          icon: 'pages',
          to: paths.officeTerms(number),
        },
      ],
    },
  ]
}

const count = (number: number, one: string, many: string): string =>
  number === 0 ? `Ingen ${many}` : `${groupThousands(String(number))} ${number === 1 ? one : many}`

function deadline({ availabilityRules: rules, noticeDays }: Cater): string | null {
  const tiers = rules?.tiers ?? []
  if (tiers.length > 1) return count(tiers.length, 'frist', 'frister')
  const days = tiers[0]?.days ?? noticeDays
  return days ? `Bestil senest ${formatDaysBefore(days)}` : null
}

function zones({ offersDelivery, deliveryZones }: Cater): string | null {
  if (!offersDelivery) return 'Kun afhentning'
  if (!deliveryZones) return null
  return deliveryZones.zones.length === 0 ? 'Overalt' : count(deliveryZones.zones.length, 'område', 'områder')
}

function prices({ minCovers, pricePeriods }: Cater): string {
  const periods = count(pricePeriods.length, 'prisperiode', 'prisperioder')
  return minCovers ? `Mindst ${formatCovers(minCovers)}, ${periods.toLowerCase()}` : periods
}

const cancelling = (steps: number): string =>
  steps === 0 ? 'Gratis afbestilling' : `Afbestilling i ${count(steps, 'trin', 'trin')}`
