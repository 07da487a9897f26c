import { capitalized } from '../../../domain/texts/capitalized.ts'
import { WEEKDAYS } from '../../../domain/time/danishTime.ts'

/** The weekdays as labels, Monday first. */
export const WEEKDAY_LABELS = WEEKDAYS.map(capitalized)
