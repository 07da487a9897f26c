import { MAX_ADDRESS_LENGTH } from '../../domain/texts/textLengths.ts'
import { CodedError } from '../v2/errors.ts'

/** Throws for an argument that is too long for a host or the url of a page, before anything is read or cached by it. */
export function assertAddressLength(argument: string, value: string): void {
  if (value.length <= MAX_ADDRESS_LENGTH) return
  throw new CodedError(`${argument} must have at most ${MAX_ADDRESS_LENGTH} characters.`, 'BAD_REQUEST')
}
