import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { formatAmount, parseKroner, toOere } from '../../../domain/money/money.ts'
import { MAX_ZONE_CODES, MAX_ZONES } from '../../../domain/zones/zoneChecks.ts'
import { formatZoneProblem } from '../../../domain/zones/zoneTexts.ts'
import { findZoneConflict, formatCodes, parseCodes } from '../../../domain/zones/zones.ts'
import type { Zone } from '../../../domain/zones/zones.ts'
import type { zoneValues_zones$key } from '../../__generated__/zoneValues_zones.graphql.ts'
import { z } from '../../validation/zod.ts'
import type { DeliveryZoneInput } from '../../__generated__/useSetDeliveryZonesMutation.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import { TEXT_LIST } from '../form/mergeRules.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import type { FormInput } from '../form/formInput.ts'
import { AmountInput, parseKronerInput, RequiredAmountInput } from '../../validation/amountInput.ts'
import { orEmpty, parseNumber, requiredText, wholeNumber } from '../form/fieldRules.ts'

const codes = z
  .string()
  .trim()
  .superRefine((typed, context) => {
    const { codes: read, unreadable } = parseCodes(typed)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (unreadable.length > 0) refuse(`Skriv postnumre som 8000, 8200-8270. Ikke forstået: ${unreadable.join(', ')}`)
    else if (read.length === 0) refuse(formatZoneProblem({ code: 'no_codes', zone: 0 }))
  })

const ZoneValues = z.object({
  /** Empty for a new one. */
  uuid: z.string(),
  name: requiredText(100),
  codes,
  fee: RequiredAmountInput,
  freeFrom: AmountInput,
  minimum: AmountInput,
  extraDays: orEmpty(wholeNumber(0, 365)),
  isActive: z.boolean(),
})
type ZoneValues = z.infer<typeof ZoneValues>

/** The values of the form of where a caterer delivers, as typed. */
export const ZonesFormSchema = z.object({
  version: z.string(),
  zones: z.array(ZoneValues).superRefine((zones, context) => {
    const refuse = (message: string, path: (string | number)[] = []) =>
      context.addIssue({ code: 'custom', path, message })
    const typed = zones.map(toZone)
    if (zones.length > MAX_ZONES) refuse(formatZoneProblem({ code: 'too_many_zones' }))
    if (typed.reduce((sum, zone) => sum + zone.codes.length, 0) > MAX_ZONE_CODES)
      refuse(formatZoneProblem({ code: 'too_many_codes' }))
    const conflict = findZoneConflict(typed)
    if (!conflict) return
    const [earlier, later] = conflict.zones
    const by = zones[earlier]?.name ?? ''
    refuse(formatZoneProblem({ code: 'code_taken', zone: later, zipCode: conflict.zipCode, by }), [later, 'codes'])
  }),
})
export type ZonesValues = z.infer<typeof ZonesFormSchema>

export const ZONE_LABELS = { zones: 'Leveringsområder' } satisfies EveryLabel<ZonesValues, 'version'>

export const NEW_ZONE: ZoneValues = {
  uuid: '',
  name: '',
  codes: '',
  fee: '',
  freeFrom: '',
  minimum: '',
  extraDays: '',
  isActive: true,
}

/** The names of a zone's fields. */
export const ZONE_FIELD_LABELS: EveryLabel<ZoneValues, 'uuid'> = {
  name: 'Navn',
  codes: 'Postnumre',
  fee: 'Gebyr',
  freeFrom: 'Gratis fra',
  minimum: 'Mindste køb',
  extraDays: 'Ekstra varsel',
  isActive: 'Vi leverer her nu',
}

export const ZONE_RULES: MergeRules<ZonesValues> = {
  fields: {
    zones: {
      kind: 'rows',
      key: ({ uuid }) => uuid,
      renew: (zone) => ({ ...zone, uuid: '' }),
      name: ({ name }) => name,
      labels: ZONE_FIELD_LABELS,
      rules: { fields: { codes: TEXT_LIST } },
    },
  },
}

/** Converts a caterer's zones to form values. */
export function toZonesValues(key: zoneValues_zones$key): ZonesValues {
  const { version, zones } = readInlineData(
    graphql`
      fragment zoneValues_zones on DeliveryZones @inline {
        version
        zones {
          uuid
          name
          codes
          fee
          freeFrom
          minimum
          extraDays
          isActive
        }
      }
    `,
    key,
  )
  return {
    version,
    zones: zones.map(({ uuid, name, codes: ofZone, fee, freeFrom, minimum, extraDays, isActive }) => ({
      uuid,
      name,
      codes: ofZone.join(', '),
      fee: toAmountText(fee),
      freeFrom: toAmountText(freeFrom),
      minimum: toAmountText(minimum),
      extraDays: extraDays === 0 ? '' : String(extraDays),
      isActive,
    })),
  }
}

/** Converts form values to the input of a caterer's zones. */
export const toZonesInput = ({ zones }: ZonesValues): { zones: FormInput<DeliveryZoneInput>[] } => ({
  zones: zones.map(({ uuid, name, codes: typed, fee, freeFrom, minimum, extraDays, isActive }) => ({
    uuid: uuid || null,
    name,
    codes: parseCodes(typed).codes.map((range) => formatCodes([range])),
    fee: parseKronerInput(fee) ?? 0,
    freeFrom: parseKronerInput(freeFrom),
    minimum: parseKronerInput(minimum),
    extraDays: parseNumber(extraDays) ?? 0,
    isActive,
  })),
})

const toAmountText = (kroner: number | null | undefined): string => (kroner == null ? '' : formatAmount(toOere(kroner)))

/** Returns whether the amounts of a typed zone can be read. */
export const hasReadableAmounts = ({ fee, freeFrom, minimum }: ZoneValues): boolean =>
  RequiredAmountInput.safeParse(fee).success && [freeFrom, minimum].every((text) => AmountInput.safeParse(text).success)

/** A typed zone in the words of the rules; what cannot be read counts as none. */
export function toZone({ name, codes: typed, fee, freeFrom, minimum, extraDays, isActive }: ZoneValues): Zone {
  return {
    name,
    codes: parseCodes(typed).codes,
    fee: parseKroner(fee) ?? 0,
    freeFrom: parseKroner(freeFrom),
    minimum: parseKroner(minimum),
    extraDays: Number(extraDays) || 0,
    isActive,
  }
}
