import { formatDayAndMonth } from '../../domain/time/formats.ts'
import { formatKroner } from '../../domain/money/money.ts'
import type { WithheldSaving } from '../../domain/money/savings.ts'

/** MEM-4: says why a reduction is not shown; dates of another year than today's have it. */
export function formatWithheld(withheld: WithheldSaving, today: string): string {
  switch (withheld.reason) {
    case 'LOWER_BEFORE':
      return `Vises ikke: prisen var ${formatKroner(withheld.price)} den ${formatDayAndMonth(withheld.date, today)}.`
    case 'TOO_YOUNG':
      return (
        'Vises ikke: prisen skal have gældt i 30 dage, før den sættes ned ' +
        `(tidligst den ${formatDayAndMonth(withheld.earliest, today)}).`
      )
    default:
      return `Tilbuddet har varet i ${withheld.days === 1 ? '1 dag' : `${withheld.days} dage`} og kan ikke længere kaldes et tilbud.`
  }
}
