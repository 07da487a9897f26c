import { WEEKDAYS } from '../../../domain/danishTime.ts'

/** The weekdays as labels, Monday first. */
export const WEEKDAY_LABELS = WEEKDAYS.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
