import { toPlainText } from '../../domain/texts/typedText.ts'
import { isDate } from '../../domain/time/danishTime.ts'

/** The party of a visitor, entered once before any menu is chosen. Null is not known. */
export interface Party {
  covers: number | null
  /** Of delivery, 'YYYY-MM-DD'. */
  date: string | null
  /** Four digits. */
  zipCode: string | null
}

/** The names of the party's values in the address of a page. */
export const PARTY_PARAMS = { covers: 'kuverter', date: 'dato', zipCode: 'postnr' } as const satisfies Record<
  keyof Party,
  string
>

const MAX_COVERS = 9_999

/** A number of covers from 1 to 9,999; null for anything else. */
export function parseCovers(text: string | null): number | null {
  const digits = toPlainText(text ?? '')
  const covers = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return covers >= 1 && covers <= MAX_COVERS ? covers : null
}

/** The party of an address or of storage; invalid values are not known. */
export const parseParty = (textOf: (param: string) => string | null): Party => {
  const [date, zipCode] = [textOf(PARTY_PARAMS.date), textOf(PARTY_PARAMS.zipCode)].map((text) =>
    toPlainText(text ?? ''),
  ) as [string, string]
  return {
    covers: parseCovers(textOf(PARTY_PARAMS.covers)),
    date: isDate(date) ? date : null,
    zipCode: /^\d{4}$/.test(zipCode) ? zipCode : null,
  }
}
