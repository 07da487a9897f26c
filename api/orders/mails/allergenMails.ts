import { allergensOfFoods } from '../../../domain/foods/allergensOfFoods.ts'
import { allergenSentences, formatAllergenContact } from '../../../domain/foods/allergenTexts.ts'
import type { Declaration } from '../../../domain/foods/declarations.ts'
import type { NewMail } from '../../mail/mail.ts'
import type { AllergenChange } from '../allergenChangeStore.ts'
import { customerMail, type MailedCater, type MailedOrder } from './orderMails.ts'

/** ALG-13: the mail to the customer of whose food more allergens are declared than when it was ordered. */
export const allergensChangedMail = (
  order: MailedOrder,
  cater: MailedCater,
  at: Date,
  changes: readonly AllergenChange[],
): NewMail =>
  customerMail('allergens_changed', 'Allergener i din bestilling er ændret', order, cater, at, [
    `${cater.name} har ændret, hvad der er oplyst om allergener i din bestilling:`,
    ...changes.map(
      ({ food, before, after }) =>
        `${food}. Da du bestilte: ${sentencesOf(food, before)} Nu: ${sentencesOf(food, after)}`,
    ),
    `Er du i tvivl? ${formatAllergenContact(cater.phoneNumber)}`,
    'Listen herunder viser, hvad der var oplyst, da du bestilte.',
  ])

function sentencesOf(name: string, declaration: Declaration | null): string {
  if (declaration === null) return 'Ikke oplyst.'
  const sentences = allergenSentences(allergensOfFoods([{ id: name, name, declaration }]), null)
  return sentences.map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`)).join(' ')
}
