import { capitalized } from '../../../domain/texts/capitalized.ts'
import { WEEKDAYS } from '../../../domain/time/danishTime.ts'

/** The weekdays as labels, Monday first. */
export const WEEKDAY_LABELS = WEEKDAYS.map(capitalized)

/** The weekdays as choices, by their ISO numbers: '1' is Monday. */
export const WEEKDAY_CHOICES = WEEKDAY_LABELS.map((label, day) => ({ value: String(day + 1), label }))

/** The label of a weekday by its ISO number. */
export const weekdayLabel = (isoDay: string): string => WEEKDAY_LABELS[Number(isoDay) - 1] ?? isoDay
