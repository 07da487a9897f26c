import { AvailabilitySettings } from '../../../contract/availability.ts'
import { NO_SETTINGS } from '../../../domain/availability/availabilityRules.ts'
import type { Db } from '../../database/connect.ts'
import { saveAvailabilitySettings } from '../availabilityStore.ts'

/** Saves the settings of a caterer that has set nothing but these. */
export const saveTestSettings = (db: Db, caterId: number, changes: Partial<AvailabilitySettings>): Promise<void> =>
  saveAvailabilitySettings(db, caterId, { ...AvailabilitySettings.parse(NO_SETTINGS), ...changes })

/** So many covers on each day of the week; null is without limit. */
export const capacityOfDays = (covers: number | null) => Array.from({ length: 7 }, () => covers)
