import { capitalized } from '../../../domain/capitalized.ts'
import { WEEKDAYS } from '../../../domain/danishTime.ts'

/** The weekdays as labels, Monday first. */
export const WEEKDAY_LABELS = WEEKDAYS.map(capitalized)
