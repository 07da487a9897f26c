import type { CaterChoices } from './useCaterChoices.ts'

/** What a list of choices lacks: 'Søger …', 'Der er flere', 'Ingen passer', 'Noget gik galt'. */
export function CaterChoiceStatus({ found }: { found: CaterChoices }) {
  return <span>{statusOf(found)}</span>
}

function statusOf({ choices, hasMore, hasFailed, isPending }: CaterChoices): string {
  if (isPending) return 'Søger …'
  if (hasFailed) return 'Noget gik galt. Prøv igen.'
  if (hasMore) return 'Der er flere. Skriv navn eller by for at finde dem.'
  return choices.length === 0 ? 'Ingen passer.' : ''
}
