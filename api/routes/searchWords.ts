import { z } from 'zod'
import { MAX_QUERY_LENGTH } from '../../domain/orders/orderListFilter.ts'
import { joinWords } from '../../domain/texts/blanks.ts'
import { foldText } from '../../domain/texts/typedText.ts'
import { isStorable } from '../database/storable.ts'

const MAX_WORDS = 6

/** `?q=`: the words that a list is searched for, folded; at most the first six. */
export const SearchWords = z
  .string()
  .normalize()
  .max(MAX_QUERY_LENGTH)
  .refine(isStorable)
  .transform((text) => joinWords(foldText(text)).split(' ').filter(Boolean).slice(0, MAX_WORDS))
