import { MAX_PLACE_LENGTH } from '../../domain/texts/textLengths.ts'
import { toPlainText } from '../../domain/texts/typedText.ts'
import { CodedError } from '../v2/errors.ts'

/** The place of a search, without blanks around it; '' for none. Throws for one that is too long. */
export function searchedPlace(place: string | null | undefined): string {
  const text = toPlainText(place ?? '').trim()
  if (text.length <= MAX_PLACE_LENGTH) return text
  const message = `place may have at most ${MAX_PLACE_LENGTH} characters; it has ${text.length}.`
  throw new CodedError(message, 'BAD_REQUEST')
}
