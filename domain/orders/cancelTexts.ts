import type { AvailabilitySettings, CancelStep, ChangeLimit } from '../availability/availabilityRules.ts'
import { isMissed, type OrderBy } from '../availability/leadTime.ts'
import { joinWithAnd } from '../texts/joinWithAnd.ts'
import { isoWeekday, WEEKDAYS } from '../time/danishTime.ts'
import { formatDayAndMonth } from '../time/formats.ts'
import type { CancelTerm } from './cancellation.ts'

/** The settings of a caterer about changing and cancelling, as everybody reads them. */
export type OrderTermSettings = Pick<
  AvailabilitySettings,
  'cancelSteps' | 'changeLimit' | 'changePercent' | 'workingDays'
>

/** CHG-7: the sentence beside the terms of a caterer, where there are any. */
const FREE_UNTIL_ACCEPTED = 'Indtil bestillingen er godkendt, er det gratis.'
const WHOLE = 100

/**
 * CHG-14: the price of cancelling an accepted order, by the terms of its date. Those that are over at `now`, Danish, are
 * left out, as is the year of that date.
 */
export const formatCancelTerms = (terms: readonly CancelTerm[], now: OrderBy): string =>
  sentence(
    terms
      .filter(({ until }) => !isMissed(until, now))
      .map(({ until: { date, clock }, percent }) => ({
        until: `${WEEKDAYS[isoWeekday(date) - 1]} den ${formatDayAndMonth(date, now.date)} kl. ${clock}`,
        percent,
      })),
    terms.length > 0,
  )

/** CHG-14: the same before the order is accepted, which costs nothing. */
export const formatOpenCancelTerms = (terms: readonly CancelTerm[], now: OrderBy): string =>
  withFreeWait(formatCancelTerms(terms, now), terms)

/** CHG-14: the price of cancelling by a caterer's steps, without a date. */
export const formatCancelSteps = (steps: readonly CancelStep[]): string =>
  withFreeWait(
    sentence(
      steps.map(({ percent, ...step }) => ({ until: formatLimit(step), percent })),
      steps.length > 0,
    ),
    steps,
  )

/** CHG-14: the limit until which customers change their orders themselves, and the parts that they can. `name` is the caterer's. */
export function formatOwnChanges({ changeLimit, changePercent }: OrderTermSettings, name: string): string {
  const until = changeLimit ? `Til og med ${formatLimit(changeLimit)}` : 'Indtil fristen for at bestille'
  const covers =
    changePercent === 0
      ? ''
      : ` Du kan også ændre antallet af kuverter med op til ${changePercent} %, når ${name} kan levere det nye antal.`
  return (
    `${until} kan du selv rette adresse og kommentar på bestillingens side.${covers} ` +
    `Andre ændringer kan du foreslå ${name} samme sted.`
  )
}

/** CHG-14: the days that the steps and the limit of a caterer count. */
export function formatWorkingDays(workingDays: readonly number[]): string {
  const days = [...workingDays].sort((a, b) => a - b)
  const names = days.map((day) => WEEKDAYS[day - 1] ?? '')
  const isRange = days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)
  const listed = isRange ? `${names[0]} til ${names.at(-1)}` : joinWithAnd(names)
  return `Arbejdsdage er ${listed}, men ikke helligdage og dage, hvor køkkenet holder lukket.`
}

const withFreeWait = (text: string, terms: readonly unknown[]) =>
  terms.length === 0 ? text : `${text} ${FREE_UNTIL_ACCEPTED}`

/** The moment of so many working days: '3 arbejdsdage før leveringen kl. 12:00'. */
function formatLimit({ workingDays, cutoff }: ChangeLimit): string {
  if (workingDays === 0) return `leveringsdagen kl. ${cutoff}`
  return `${workingDays === 1 ? '1 arbejdsdag' : `${workingDays} arbejdsdage`} før leveringen kl. ${cutoff}`
}

function sentence(steps: readonly { until: string; percent: number }[], hasTerms: boolean): string {
  if (!hasTerms) return 'Du kan afbestille gratis indtil leveringen.'
  const whole = steps.findIndex(({ percent }) => percent === WHOLE)
  const below = whole < 0 ? steps : steps.slice(0, whole)
  const [first, ...rest] = below.map(({ until, percent }) => ({ until: `til og med ${until}`, percent }))
  if (!first) return 'Det koster hele prisen at afbestille.'
  const begin =
    first.percent === 0
      ? `Du kan afbestille gratis ${first.until}`
      : `Det koster ${first.percent} % af prisen at afbestille ${first.until}`
  return `${[begin, ...rest.map(({ until, percent }) => `${percent} % ${until}`), 'hele prisen'].join(', derefter ')}.`
}
