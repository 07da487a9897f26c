import { groupThousands } from '../../domain/texts/numbers.ts'

/** The share of a limit from which on the rest is shown, and at least how many characters before it. */
const NEAR = 0.1
const MIN_NEAR = 10

/** The hint near the limit of a text: 'Der er 40 tegn tilbage.', '12 tegn for meget.'; null while it is far. */
export function formatCharactersLeft(length: number, max: number): string | null {
  const left = max - length
  if (left > Math.max(MIN_NEAR, max * NEAR)) return null
  const count = groupThousands(String(Math.abs(left)))
  return left < 0 ? `${count} tegn for meget.` : `Der er ${count} tegn tilbage.`
}

/** The hint of a text with a limit: '12 af 2.000 tegn'. */
export const charactersOf = (text: string, max: number): string =>
  `${groupThousands(String(text.length))} af ${groupThousands(String(max))} tegn`
