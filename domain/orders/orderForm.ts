import { danishDate, isClock, isDate } from '../time/danishTime.ts'
import { isEmail } from '../texts/emailFormat.ts'
import { isPastDelivery, lastDeliveryDate } from '../availability/notice.ts'
import { isPhone } from '../texts/phone.ts'
import { ORDER_TEXT_LENGTHS } from '../texts/textLengths.ts'
import { REFUSAL_TEXTS } from '../texts/texts.ts'
import { toPlainText, typedDigits } from '../texts/typedText.ts'
import { MAX_GUESTS, MAX_NEED_LENGTH, OTHER_NEED, type TypedNeed } from '../foods/needs.ts'

/** The typed order form. Every text may be empty; date is 'YYYY-MM-DD', clock 'HH:mm'. */
export interface OrderForm {
  isDelivery: boolean
  delivery: { address: string; zipCode: string; city: string }
  time: { date: string; clock: string }
  comment: string
  /** The needs of guests; a row that is being typed may be incomplete. */
  needs: TypedNeed[]
  user: { firstName: string; lastName: string; email: string; phone: string }
  conditions: boolean
}

/** Facts beside the form on which its rules depend. */
export interface OrderFormContext {
  /** A logged-in customer has no email field. */
  isGuest: boolean
  /** True for a phone order. */
  isEmailOptional?: boolean
  /** Null where the availability of the order has the reasons about what is past or too far ahead. */
  now: Date | null
  offersDelivery: boolean
  isKnownZipCode: (zipCode: string) => boolean
}

/** An invalid field. The path is that of the field in OrderForm ('user.email'). */
export interface OrderFormIssue {
  path: string
  message: string
  validatorKey: 'required' | 'too_long' | 'invalid' | 'unknown' | 'past' | 'too_far_ahead' | 'not_offered'
}

/** Lists what is invalid in an order form, in the order of its fields; empty where it can be sent. */
export function checkOrderForm(form: OrderForm, context: OrderFormContext): OrderFormIssue[] {
  return [
    ...(form.isDelivery ? checkDelivery(form.delivery, context) : []),
    ...checkTime(form.time, context.now),
    ...checkUser(form.user, context),
    ...checkTypedNeeds(form.needs),
    ...checkLengths(form),
    ...issueIf(!form.conditions, 'conditions', 'required', REFUSAL_TEXTS.conditions),
  ]
}

/** Drops everything but digits from a typed zip code, and all after the fourth. */
export function sanitizeZipCode(typed: string): string {
  return typedDigits(typed, 4)
}

/**
 * The city after a zip code was typed: looked up for 4 digits, '' for a cleared or an unknown zip code, else unchanged.
 * `find` returns null for a zip code that does not exist, and undefined if that could not be found out.
 */
export function cityAfterZip(
  zipCode: string,
  city: string,
  find: (zipCode: string) => string | null | undefined,
): string {
  if (zipCode === '') return ''
  if (zipCode.length !== 4) return city
  const found = find(zipCode)
  return found === undefined ? city : (found ?? '')
}

function checkDelivery(
  { address, zipCode, city }: OrderForm['delivery'],
  { offersDelivery, isKnownZipCode }: OrderFormContext,
): OrderFormIssue[] {
  if (!offersDelivery) return issueIf(true, 'delivery', 'not_offered', REFUSAL_TEXTS.noDelivery)
  const zipKey = isEmpty(zipCode) ? 'required' : 'unknown'
  const isZipCode = /^\d{4}$/.test(zipCode)
  return [
    ...issueIf(isEmpty(address), 'delivery.address', 'required', REFUSAL_TEXTS.address),
    ...issueIf(!isZipCode, 'delivery.zipCode', zipKey, REFUSAL_TEXTS.zipCode),
    ...issueIf(isZipCode && !isKnownZipCode(zipCode), 'delivery.zipCode', 'unknown', REFUSAL_TEXTS.zipCodeUnknown),
    ...issueIf(isEmpty(city), 'delivery.city', 'required', REFUSAL_TEXTS.city),
  ]
}

function checkTime({ date, clock }: OrderForm['time'], now: Date | null): OrderFormIssue[] {
  const hasDate = isDate(date)
  const hasClock = isClock(clock)
  // No clock of today is as late as 24:00, so only an earlier day is past with it.
  const isPastDay = now !== null && hasDate && isPastDelivery(date, '24:00', now)
  const isPastClock = now !== null && hasDate && hasClock && !isPastDay && isPastDelivery(date, clock, now)
  const isTooFarAhead = now !== null && hasDate && date > lastDeliveryDate(danishDate(now))
  return [
    ...issueIf(!hasDate, 'time.date', 'required', REFUSAL_TEXTS.date),
    ...issueIf(isPastDay, 'time.date', 'past', REFUSAL_TEXTS.datePast),
    ...issueIf(isTooFarAhead, 'time.date', 'too_far_ahead', REFUSAL_TEXTS.dateTooFarAhead),
    ...issueIf(!hasClock, 'time.clock', 'required', REFUSAL_TEXTS.clock),
    ...issueIf(isPastClock, 'time.clock', 'past', REFUSAL_TEXTS.clockPast),
  ]
}

function checkUser(
  { firstName, lastName, email, phone }: OrderForm['user'],
  { isGuest, isEmailOptional = false }: OrderFormContext,
): OrderFormIssue[] {
  const { required } = REFUSAL_TEXTS
  return [
    ...issueIf(isEmpty(firstName), 'user.firstName', 'required', required),
    ...issueIf(isEmpty(lastName), 'user.lastName', 'required', required),
    ...issueIf(isGuest && !isEmailOptional && isEmpty(email), 'user.email', 'required', required),
    ...issueIf(
      isGuest && !isEmpty(email) && !isEmail(toPlainText(email).trim()),
      'user.email',
      'invalid',
      REFUSAL_TEXTS.email,
    ),
    ...issueIf(isEmpty(phone), 'user.phone', 'required', required),
    ...issueIf(!isEmpty(phone) && !isPhone(phone), 'user.phone', 'invalid', REFUSAL_TEXTS.phone),
  ]
}

function checkLengths({ isDelivery, delivery, user, comment }: OrderForm): OrderFormIssue[] {
  const texts = {
    'user.firstName': user.firstName,
    'user.lastName': user.lastName,
    'delivery.address': isDelivery ? delivery.address : '',
    'delivery.city': isDelivery ? delivery.city : '',
    comment,
  }
  return Object.entries(texts).flatMap(([path, text]) =>
    issueIf(text.length > ORDER_TEXT_LENGTHS[path as keyof typeof texts], path, 'too_long', REFUSAL_TEXTS.tooLong),
  )
}

function checkTypedNeeds(needs: readonly TypedNeed[]): OrderFormIssue[] {
  return needs.flatMap(({ guests, choice, text }, index) => {
    const number = toPlainText(guests).trim()
    const isNumber = /^\d+$/.test(number) && Number(number) >= 1 && Number(number) <= MAX_GUESTS
    const isSilent = choice === OTHER_NEED && isEmpty(text)
    return [
      ...issueIf(!isNumber, `needs.${index}.guests`, 'invalid', 'Skriv et tal.'),
      ...issueIf(choice === '', `needs.${index}.choice`, 'required', 'Vælg, hvad køkkenet skal tage hensyn til.'),
      ...issueIf(isSilent, `needs.${index}.text`, 'required', 'Skriv, hvad køkkenet skal tage hensyn til.'),
      ...issueIf(text.length > MAX_NEED_LENGTH, `needs.${index}.text`, 'too_long', REFUSAL_TEXTS.tooLong),
    ]
  })
}

function issueIf(
  isWrong: boolean,
  path: string,
  validatorKey: OrderFormIssue['validatorKey'],
  message: string,
): OrderFormIssue[] {
  return isWrong ? [{ path, validatorKey, message }] : []
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}
