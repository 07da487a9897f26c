import type { Offering } from '../menus/offering.ts'
import type { Zone } from '../zones/zones.ts'

/** The way that the food leaves the kitchen. */
export type Fulfilment = 'DELIVERY' | 'PICKUP'
export const FULFILMENTS = ['DELIVERY', 'PICKUP'] as const

/** From one clock to another, 'HH:mm', both possible. */
export interface ClockInterval {
  from: string
  to: string
}

/** The intervals of the seven weekdays, Monday first. An empty list is closed. */
export type WeekHours = readonly (readonly ClockInterval[])[]

/** A difference from the weekdays on some dates. */
export interface AvailabilityException {
  /** 'YYYY-MM-DD', both included. */
  from: string
  to: string
  name: string | null
  /** Its own hours for each fulfilment: null leaves those of the weekday, none is closed. */
  hours: Readonly<Record<Fulfilment, readonly ClockInterval[] | null>>
  /** Covers of each of its dates; null leaves that of the weekday. */
  capacity: number | null
}

/** The lead time of an order of so many covers, and more. */
export interface LeadTimeTier {
  fromCovers: number
  days: number
  /** 'HH:mm' of the last day to order: its minute is in time. */
  cutoff: string
}

/** The cost of cancelling until so many working days before the delivery. */
export interface CancelStep {
  workingDays: number
  /** 'HH:mm' of that day: its minute is in time. */
  cutoff: string
  /** Of the order's total. */
  percent: number
}

/** The end of changes by the customer: a clock of so many working days before the delivery. */
export type ChangeLimit = Pick<CancelStep, 'workingDays' | 'cutoff'>

/** CHG-3: the percent of a caterer that has set none. */
export const DEFAULT_CHANGE_PERCENT = 10

/** A caterer's settings for when it makes and brings food. */
export interface AvailabilitySettings {
  /** Null is always open. */
  hours: Readonly<Record<Fulfilment, WeekHours | null>>
  closedOnHolidays: boolean
  exceptions: readonly AvailabilityException[]
  /** By rising covers, the first from 1; none where `orderBefore` counts alone. */
  tiers: readonly LeadTimeTier[]
  /** The kind of days that lead times count. */
  leadTimeDays: 'WORKING_DAYS' | 'CALENDAR_DAYS'
  /** ISO weekdays that are working days. */
  workingDays: readonly number[]
  /** The effect of missing the caterer's own lead time. */
  shortNotice: 'WARN' | 'REFUSE'
  /** Covers of each weekday, Monday first; null is no limit. */
  capacity: readonly (number | null)[]
  /** The number of days ahead that can be ordered for; null is 365. */
  horizonDays: number | null
  /** The cost of cancelling; none where it is free until the delivery. */
  cancelSteps: readonly CancelStep[]
  /** Until when customers change their orders themselves; null is as early as they must be placed. */
  changeLimit: ChangeLimit | null
  /** How many percent of the ordered covers customers may change themselves, 0 to 50. */
  changePercent: number
}

/** The requirements of a menu itself. */
export interface MenuAvailability extends Offering {
  name: string
  leadTime: Pick<LeadTimeTier, 'days' | 'cutoff'> | null
  /** True where its covers count towards the capacity. */
  countsTowardsCapacity: boolean
  /** Years of age; such a menu cannot be ordered online. */
  ageLimit: number | null
}

/** All that decides whether an order is possible. */
export interface AvailabilityRules extends AvailabilitySettings {
  /** Days of notice where there are no tiers. */
  orderBefore: number | null
  minCovers: number | null
  offersDelivery: boolean
  zones: readonly Zone[]
  menus: ReadonlyMap<string, MenuAvailability>
}

/** A caterer that has set nothing: always open, without limits, and what is short notice is a warning. */
export const NO_SETTINGS: AvailabilitySettings = {
  hours: { DELIVERY: null, PICKUP: null },
  closedOnHolidays: false,
  exceptions: [],
  tiers: [],
  leadTimeDays: 'WORKING_DAYS',
  workingDays: [1, 2, 3, 4, 5],
  shortNotice: 'WARN',
  capacity: [null, null, null, null, null, null, null],
  horizonDays: null,
  cancelSteps: [],
  changeLimit: null,
  changePercent: DEFAULT_CHANGE_PERCENT,
}
