import { joinWords } from '../../domain/texts/blanks.ts'
import { parsePhone } from '../../domain/texts/phone.ts'
import { foldText, toPlainText } from '../../domain/texts/typedText.ts'

const PHONE = /^[+(\d][+\d\s.()\p{Pd}]*$/u
const MAX_WORDS = 6
/** A trigram index is too coarse for fewer. */
const MIN_LENGTH = 2

/**
 * The words that a search of the office looks for, in lower case; empty where there is too little to look for. Digits in any
 * grouping are one word, as orders hold their phone numbers: '+45 86 12 34 56' and '8612 3456' find the same.
 */
export function lookupWords(text: string): string[] {
  const words = joinWords(foldText(toPlainText(text)))
  if (PHONE.test(words)) {
    const digits = (parsePhone(words) ?? words).replace(/^(\+|00)45/, '').replace(/\D/g, '')
    return digits.length < MIN_LENGTH ? [] : [digits]
  }
  return words.length < MIN_LENGTH ? [] : words.split(' ').slice(0, MAX_WORDS)
}
