import { z } from 'zod'
import { AvailabilityResult, AvailabilitySettings, CalendarDay, DayAvailability } from '../../contract/availability.ts'
import type { AvailabilityQuestion, AvailabilitySettingsBody } from '../../contract/availability.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'

const Days = z.array(DayAvailability)
const Calendar = z.array(CalendarDay)

/** The days of a period in a query. */
export interface PeriodQuestion {
  from: string
  to: string
  covers?: number | null
  menus?: string | null
  zip?: string | null
  fulfilment?: string | null
}

/** The v2 calls about when a caterer can be ordered from. Never cached: placing an order changes the answer at once. */
export const availabilityApi = (http: Http) => ({
  days: (caterId: number, question: PeriodQuestion) =>
    http.get(withQuery(path`/caters/${caterId}/availability`, { ...question }), Days),

  answer: async (caterId: number, question: AvailabilityQuestion) => {
    const { body } = await http.send(
      'POST',
      path`/caters/${caterId}/availability/answer`,
      { 200: AvailabilityResult },
      { body: question },
    )
    return body
  },

  settings: (caterId: number) => http.get(path`/caters/${caterId}/availability-rules`, AvailabilitySettings),

  /** `version` is the one that the client read: see resolveIfMatch. */
  saveSettings: async (
    caterId: number,
    body: AvailabilitySettingsBody & EveryField<AvailabilitySettingsBody>,
    version: string | null | undefined,
  ) => {
    const rules = path`/caters/${caterId}/availability-rules`
    const ifMatch = await resolveIfMatch(http, { path: rules, schema: AvailabilitySettings, versionOf }, version)
    const ofCater = AvailabilitySettings.transform((settings) => ({ ...settings, caterId }))
    const current = { typename: 'AvailabilityRules', schema: ofCater }
    return http.change('PUT', rules, ofCater, { body, ifMatch, current })
  },

  calendar: (caterId: number, period: { from: string; to: string }) =>
    http.get(withQuery(path`/caters/${caterId}/calendar`, period), Calendar),
})
