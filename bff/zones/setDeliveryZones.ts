import type { Issue } from '../../contract/problems.ts'
import { toZone } from '../../contract/zones.ts'
import { findZoneProblems } from '../../domain/zones/zoneChecks.ts'
import type { ZoneProblem } from '../../domain/zones/zoneChecks.ts'
import { formatZoneProblem } from '../../domain/zones/zoneTexts.ts'
import { builder } from '../graph/builder.ts'
import { outcomes, VERSION } from '../graph/mutationErrors.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { DeliveryZones } from './DeliveryZones.ts'

const DeliveryZoneInput = builder.inputType('DeliveryZoneInput', {
  description: 'Where a caterer delivers, what that costs, and its minimum.',
  fields: (t) => ({
    uuid: t.string({ description: 'Of a zone that it has; null makes a new one.' }),
    name: t.string({ required: true, description: 'What it is called.' }),
    codes: t.stringList({ required: true, description: "Postal codes: '8000', or ranges '8200-8270'." }),
    fee: t.field({ type: 'Money', required: true, description: 'Kroner for an order; 0 is free.' }),
    freeFrom: t.field({ type: 'Money', description: 'Goods of so many kroner go without a fee; null is never.' }),
    minimum: t.field({ type: 'Money', description: 'Goods of fewer kroner are not delivered; null is no minimum.' }),
    extraDays: t.int({ required: true, description: 'Days that are added to every lead time.' }),
    isActive: t.boolean({ required: true, description: 'Whether it is delivered to now.' }),
  }),
})

const SetDeliveryZonesInput = builder.inputType('SetDeliveryZonesInput', {
  description: 'Where a caterer delivers: all of it, as it is to be.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    version: t.string({ description: VERSION }),
    zones: t.field({ type: [DeliveryZoneInput], required: true, description: 'At most 30, with 500 codes in all.' }),
  }),
})

/** The text of an issue. The service names the rule; the rule itself names the codes that break it. */
function textOf({ path, validatorKey }: Issue, problems: readonly ZoneProblem[]): Pick<Issue, 'message'> {
  const zone = /^zones\.(\d+)\./.exec(path)?.[1]
  const problem = problems.find(
    ({ code, ...rest }) => code === validatorKey && ('zone' in rest ? String(rest.zone) === zone : zone === undefined),
  )
  return problem ? { message: formatZoneProblem(problem) } : {}
}

builder.mutationField('setDeliveryZones', (t) =>
  t.field({
    type: DeliveryZones,
    description: 'Replaces where a caterer delivers.',
    authScopes: { owner: true },
    errors: outcomes('SetDeliveryZonesResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: SetDeliveryZonesInput, required: true, description: 'Whose, and what.' }) },
    resolve: (_root, { input: { caterNumber, version, zones } }, { v2 }) => {
      const body = {
        zones: zones.map(({ uuid, isActive, name, codes, fee, freeFrom, minimum, extraDays }) => ({
          id: uuid ?? null,
          name: name.trim(),
          codes,
          fee,
          freeFrom: freeFrom ?? null,
          minimum: minimum ?? null,
          extraDays,
          active: isActive,
        })),
      }
      return v2.zones.save(caterNumber, body, version).catch(async (error: unknown) => {
        if (!(error instanceof ValidationFailed)) throw error
        const codes = (await v2.cities.list()).map(({ zipCode }) => zipCode)
        const problems = findZoneProblems(body.zones.map(toZone), codes)
        throw new ValidationFailed(error.issues.map((issue) => ({ ...issue, ...textOf(issue, problems) })))
      })
    },
  }),
)
