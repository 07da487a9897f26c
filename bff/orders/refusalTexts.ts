import type { Issue } from '../../contract/problems.ts'
import { REFUSAL_TEXTS } from '../../domain/orderForm.ts'
import { formatMinCovers } from '../../domain/quantity.ts'

/** What a text may need to know of the catalogue; undefined where it could not be read. */
export interface RefusalFacts {
  minCovers?: number | null
  /** Of the line by its index. */
  minAmount: (line: number) => number | null | undefined
}

const TEXTS: Readonly<Record<string, string>> = {
  'email not_unique': REFUSAL_TEXTS.emailTaken,
  'email invalid': REFUSAL_TEXTS.email,
  'user.email not_unique': REFUSAL_TEXTS.emailTaken,
  'user.email invalid': REFUSAL_TEXTS.email,
  'delivery not_offered': REFUSAL_TEXTS.noDelivery,
  'delivery.address required': REFUSAL_TEXTS.address,
  'delivery.zipCode required': REFUSAL_TEXTS.zipCode,
  'delivery.zipCode unknown': REFUSAL_TEXTS.zipCode,
  'delivery.city required': REFUSAL_TEXTS.city,
  'time.date required': REFUSAL_TEXTS.date,
  'time.date past': REFUSAL_TEXTS.datePast,
  'time.clock required': REFUSAL_TEXTS.clock,
  'time.clock past': REFUSAL_TEXTS.clockPast,
  'menus required': 'Din kurv er tom.',
  'menu foreign': 'Menuen hører til en anden leverandør.',
  'menu unavailable': 'Menuen kan ikke længere bestilles.',
  'items not_in_group': 'Et valg findes ikke længere i menuen. Vælg igen.',
  'items group_min': 'Der er valgt for lidt i menuen. Vælg igen.',
  'items group_max': 'Der er valgt for meget i menuen. Vælg igen.',
  'items required': 'Der mangler et valg i menuen. Vælg igen.',
  'amount max': 'Der er bestilt flere kuverter af menuen, end der kan leveres.',
  'services required': 'En påkrævet service mangler. Genindlæs siden.',
  'services foreign': 'En service hører til en anden leverandør. Genindlæs siden.',
  'caterId inactive': 'Leverandøren tager ikke imod bestillinger.',
  'price price_changed': 'Prisen er ændret, siden du valgte.',
}

/** By the rule alone, whatever the field. */
const BY_RULE: Readonly<Record<string, string>> = {
  required: REFUSAL_TEXTS.required,
  too_long: 'Teksten er for lang.',
}

const OTHERWISE = 'Feltet er ikke udfyldt rigtigt.'

/** What to tell of one thing that the service refuses, in Danish. */
export function refusalText({ path, validatorKey }: Issue, facts: RefusalFacts): string {
  if (path === 'menus' && validatorKey === 'min_envelopes') return minEnvelopesText(facts.minCovers)
  const [, line, part = 'menu'] = /^menus\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
  const key = line === undefined ? path : part
  if (key === 'amount' && validatorKey === 'min') return formatMinCovers(facts.minAmount(Number(line)) ?? 1)
  return TEXTS[`${key} ${validatorKey}`] ?? BY_RULE[validatorKey] ?? OTHERWISE
}

function minEnvelopesText(minCovers: number | null | undefined): string {
  return minCovers ? `Leverandøren kræver mindst ${minCovers} kuverter.` : 'Leverandøren kræver flere kuverter.'
}
