import { formatCovers } from '../../domain/texts/counts.ts'
import { formatMinCovers } from '../../domain/menus/quantity.ts'
import { RICH_TEXT_REFUSALS } from '../../domain/html/richTextLimits.ts'
import { AGE_LIMIT_TEXT, PRICE_CHANGED_TEXT, REFUSAL_TEXTS } from '../../domain/texts/texts.ts'

/** A rule of the service that a value breaks, as its problems name it. */
interface Issue {
  /** Path of the value: 'user.email', 'menus.0.items'. */
  path: string
  validatorKey: string
}

/** By the last part of the path and the rule, where the rule alone says too little. */
const BY_FIELD: Readonly<Record<string, string>> = {
  'email not_unique': REFUSAL_TEXTS.emailTaken,
  'email invalid': REFUSAL_TEXTS.email,
  'zipCode invalid': REFUSAL_TEXTS.zipCodeFormat,
  'zipCode unknown': REFUSAL_TEXTS.zipCodeUnknown,
  'delieveryDate too_far_ahead': REFUSAL_TEXTS.dateTooFarAhead,
  'smileyUrl smiley_url': REFUSAL_TEXTS.smileyUrl,
  'active smiley_missing': REFUSAL_TEXTS.smileyMissing,
  'smileyUrl smiley_missing': REFUSAL_TEXTS.smileyMissing,
  'cvrNumber invalid': REFUSAL_TEXTS.cvrNumber,
  'url not_unique': REFUSAL_TEXTS.pageUrlTaken,
  'name not_unique': 'Navnet findes allerede',
  'password too_short': 'Adgangskoden skal være mindst 10 tegn',
  'password too_common': 'Adgangskoden er for almindelig. Vælg en anden.',
  'link invalid': 'Linket er ikke gyldigt. Bed om et nyt.',
  'id own_user': 'Du kan ikke fjerne dig selv.',
  'id last_owner': 'Et cateringfirma skal have mindst én ejer.',
  'staffRole last_owner': 'Et cateringfirma skal have mindst én ejer.',
  'id verified': 'Brugeren har allerede valgt en adgangskode.',
  'type not_allowed_here': 'Den type kan ikke stå her.',
  'type has_children': 'Den type kan ikke have det indhold, der er.',
  'offeredTo before_start': 'Sæsonen slutter, før den begynder.',
  'images too_long': 'Der er for mange billeder.',
  'message too_short': REFUSAL_TEXTS.messageTooShort,
  'message no_email': 'Kunden har ingen email. Ring i stedet.',
}

/** By the rule alone, whatever the field. */
const BY_RULE: Readonly<Record<string, string>> = {
  required: REFUSAL_TEXTS.required,
  too_short: 'Teksten er for kort.',
  too_long: REFUSAL_TEXTS.tooLong,
  too_deep: RICH_TEXT_REFUSALS.too_deep,
  too_many_tags: RICH_TEXT_REFUSALS.too_many_tags,
  min: 'Tallet er for lille.',
  max: 'Tallet er for stort.',
  min_above_max: REFUSAL_TEXTS.minAboveMax,
  unknown: 'Findes ikke.',
  foreign: 'Hører ikke til her.',
  duplicate: 'Står her to gange.',
  unchanged: 'Forslaget ændrer ikke noget.',
  not_an_image: 'Filen er ikke et billede.',
  image_type: 'Billedet er af en forkert type.',
  too_large: 'Filen er for stor.',
  too_many_pixels: 'Billedet har flere end 50 millioner pixels.',
}

/** The text for a field of the back office that the service refuses. */
export function formatIssue({ path, validatorKey }: Issue): string {
  const field = path.split('.').at(-1) ?? ''
  return BY_FIELD[`${field} ${validatorKey}`] ?? BY_RULE[validatorKey] ?? REFUSAL_TEXTS.otherwise
}

/** By the path and the rule; paths within a line of the order without its index. */
const ORDER_TEXTS: Readonly<Record<string, string>> = {
  'email not_unique': REFUSAL_TEXTS.emailTaken,
  'email invalid': REFUSAL_TEXTS.email,
  'user.email not_unique': REFUSAL_TEXTS.emailTaken,
  'user.email invalid': REFUSAL_TEXTS.email,
  'delivery not_offered': REFUSAL_TEXTS.noDelivery,
  'delivery.address required': REFUSAL_TEXTS.address,
  'delivery.zipCode required': REFUSAL_TEXTS.zipCode,
  'delivery.zipCode unknown': REFUSAL_TEXTS.zipCodeUnknown,
  'user.phone invalid': REFUSAL_TEXTS.phone,
  'delivery.city required': REFUSAL_TEXTS.city,
  'time.date required': REFUSAL_TEXTS.date,
  'time.date past': REFUSAL_TEXTS.datePast,
  'time.date too_far_ahead': REFUSAL_TEXTS.dateTooFarAhead,
  'time.clock required': REFUSAL_TEXTS.clock,
  'time.clock past': REFUSAL_TEXTS.clockPast,
  'menus required': 'Din kurv er tom.',
  'menu foreign': 'Menuen hører til en anden leverandør.',
  'menu unavailable': 'Menuen kan ikke længere bestilles.',
  'menu not_offered': 'Menuen kan ikke bestilles til den dag.',
  'items not_in_group': 'Et valg findes ikke længere i menuen. Vælg igen.',
  'items group_min': 'Der er valgt for lidt i menuen. Vælg igen.',
  'items group_max': 'Der er valgt for meget i menuen. Vælg igen.',
  'items required': 'Der mangler et valg i menuen. Vælg igen.',
  'amount max': 'Der er bestilt flere kuverter af menuen, end der kan leveres.',
  'services delivery_only': 'En service gælder kun ved levering. Genindlæs siden.',
  'services pickup_only': 'En service gælder kun ved afhentning. Genindlæs siden.',
  'services required': 'En påkrævet service mangler. Genindlæs siden.',
  'services foreign': 'En service hører til en anden leverandør. Genindlæs siden.',
  'caterId inactive': 'Leverandøren tager ikke imod bestillinger.',
  'price price_changed': PRICE_CHANGED_TEXT,
}

const ORDER_TEXTS_BY_RULE: Readonly<Record<string, string>> = {
  age_limit: AGE_LIMIT_TEXT,
  required: REFUSAL_TEXTS.required,
  too_long: REFUSAL_TEXTS.tooLong,
}

/** Limits of the catalogue that the texts mention; undefined where they could not be read. */
export interface OrderLimits {
  /** The caterer's minimum of covers in an order. */
  minCovers?: number | null
  /** The minimum of covers of the menu of a line, by the line's index. */
  minAmount: (line: number) => number | null | undefined
  /** The reason why the menu of a line is not available on the day of the order, in words. */
  notOffered: (line: number) => string | undefined
}

/** The text for what the service refuses of a placed order. */
export function formatOrderIssue({ path, validatorKey }: Issue, limits: OrderLimits): string {
  if (path === 'menus' && validatorKey === 'min_envelopes') return formatMinEnvelopes(limits.minCovers)
  const [, line, part = 'menu'] = /^menus\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
  const key = line === undefined ? path : part
  if (key === 'amount' && validatorKey === 'min') return formatMinCovers(limits.minAmount(Number(line)) ?? 1)
  const notOffered = key === 'menu' && validatorKey === 'not_offered' ? limits.notOffered(Number(line)) : undefined
  return (
    notOffered ?? ORDER_TEXTS[`${key} ${validatorKey}`] ?? ORDER_TEXTS_BY_RULE[validatorKey] ?? REFUSAL_TEXTS.otherwise
  )
}

function formatMinEnvelopes(minCovers: number | null | undefined): string {
  return minCovers ? `Leverandøren kræver mindst ${formatCovers(minCovers)}.` : 'Leverandøren kræver flere kuverter.'
}
