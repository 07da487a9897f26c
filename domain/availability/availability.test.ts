import { offersPickup } from './openingHours.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availability, availabilityOn } from './availability.ts'
import type { AvailabilityQuestion } from './availability.ts'
import { NO_SETTINGS } from './availabilityRules.ts'
import type { AvailabilityException, AvailabilityRules, MenuAvailability, WeekHours } from './availabilityRules.ts'
import { formatReason } from './availabilityTexts.ts'
import { addDays } from '../time/danishTime.ts'
import { parseCodes } from '../zones/zones.ts'
import type { Zone } from '../zones/zones.ts'

const NOTHING_SET: AvailabilityRules = {
  ...NO_SETTINGS,
  orderBefore: 2,
  minCovers: null,
  offersDelivery: true,
  zones: [],
  menus: new Map(),
}
const hoursOf = (text: string) =>
  text.split(' ').map((part) => ({ from: part.split('-')[0] ?? '', to: part.split('-')[1] ?? '' }))
const week = (weekdays: string, sunday: string | null = null): WeekHours =>
  Array.from({ length: 7 }, (_, day) => (day < 5 ? hoursOf(weekdays) : day === 6 && sunday ? hoursOf(sunday) : []))
const hours = week('10:00-14:00 17:00-20:00')
const exception = (
  from: string,
  to: string,
  overrides: Partial<AvailabilityException> = {},
): AvailabilityException => ({
  from,
  to,
  name: null,
  hours: { DELIVERY: null, PICKUP: null },
  capacity: null,
  ...overrides,
})
const closed = { hours: { DELIVERY: [], PICKUP: [] } }
const zone = (codes: string, overrides: Partial<Zone> = {}): Zone => ({
  name: codes,
  codes: parseCodes(codes).codes,
  fee: 0,
  freeFrom: null,
  minimum: null,
  extraDays: 0,
  isActive: true,
  ...overrides,
})
const menu = (overrides: Partial<MenuAvailability>): MenuAvailability => ({
  name: 'Tapas',
  leadTime: null,
  countsTowardsCapacity: true,
  soldOutTo: null,
  offeredFrom: null,
  offeredTo: null,
  ageLimit: null,
  ...overrides,
})
const withMenu = (overrides: Partial<MenuAvailability>) => ({ menus: new Map([['tapas', menu(overrides)]]) })
const TAPAS = { lines: [{ menuId: 'tapas', covers: 10 }] }
const REFUSES = { shortNotice: 'REFUSE', orderBefore: null } as const
const TIERS = [
  { fromCovers: 1, days: 1, cutoff: '12:00' },
  { fromCovers: 50, days: 3, cutoff: '12:00' },
]
const covers = (number: number) => ({ lines: [{ menuId: null, covers: number }] })
const at = (date: string, clock: string) => ({ now: { date, clock } })
const AARHUS = { zipCode: '8000', city: 'Aarhus C' }
const twoDays = { ...REFUSES, tiers: [{ fromCovers: 1, days: 2, cutoff: '12:00' }] }
const calendarDays = { ...twoDays, leadTimeDays: 'CALENDAR_DAYS' } as const

/** By default ten covers, delivered on Tuesday 2027-03-16 at noon, queried on Monday 2027-03-01 at 09:00. */
const question = (overrides: Partial<AvailabilityQuestion>): AvailabilityQuestion => ({
  ...covers(10),
  fulfilment: 'DELIVERY',
  place: null,
  goods: null,
  date: '2027-03-16',
  clock: '12:00',
  ...at('2027-03-01', '09:00'),
  ...overrides,
})

interface Case {
  title: string
  rules?: Partial<AvailabilityRules>
  booked?: Record<string, number>
  changes?: Partial<AvailabilityQuestion>
  texts: string[]
  next?: string | null
}

const CASES: Case[] = [
  { title: 'nothing set', texts: [], next: '2027-03-17' },
  { title: 'nothing set, at night', changes: { clock: '03:30' }, texts: [] },
  { title: 'nothing set, on Christmas Day', changes: { date: '2027-12-25' }, texts: [] },
  { title: 'nothing set, a thousand covers', changes: covers(1000), texts: [] },
  { title: 'nothing set, fetched', changes: { fulfilment: 'PICKUP' }, texts: [] },
  { title: 'nothing set, short notice only warns', changes: { date: '2027-03-02' }, texts: [], next: '2027-03-03' },
  // PAST
  { title: 'yesterday', changes: { date: '2027-02-28' }, texts: ['Tidspunktet er passeret.'], next: '2027-03-01' },
  {
    title: 'today, the clock that is now',
    changes: { date: '2027-03-01', clock: '09:00' },
    texts: ['Tidspunktet er passeret.'],
    next: '2027-03-02',
  },
  { title: 'today, a minute later', changes: { date: '2027-03-01', clock: '09:01' }, texts: [] },
  { title: 'today without a clock', changes: { date: '2027-03-01', clock: null }, texts: [] },
  {
    title: 'today without a clock, after the last',
    changes: { date: '2027-03-01', clock: null, ...at('2027-03-01', '23:45') },
    texts: ['Tidspunktet er passeret.'],
  },
  {
    title: 'today without a clock, after closing',
    rules: { hours: { DELIVERY: hours, PICKUP: null } },
    changes: { date: '2027-03-01', clock: null, ...at('2027-03-01', '20:00') },
    texts: ['Tidspunktet er passeret.'],
  },
  {
    title: 'a date long past leads to today or later',
    changes: { date: '2026-01-01' },
    texts: ['Tidspunktet er passeret.'],
    next: '2027-03-01',
  },
  // TOO_FAR_AHEAD
  { title: '365 days ahead', changes: { date: '2028-02-29' }, texts: [], next: null },
  {
    title: 'a day more',
    changes: { date: '2028-03-01' },
    texts: ['Der kan bestilles til og med den 29. februar 2028.'],
    next: null,
  },
  {
    title: 'the horizon of the caterer',
    rules: { horizonDays: 30 },
    changes: { date: '2027-04-01' },
    texts: ['Der kan bestilles til og med den 31. marts 2027.'],
    next: null,
  },
  {
    title: '365 days from a leap day',
    changes: { date: '2029-03-01', ...at('2028-02-29', '09:00') },
    texts: ['Der kan bestilles til og med den 28. februar 2029.'],
  },
  // AVA-14: the night of the switch to summer time
  {
    title: 'an hour that the night does not have',
    changes: { date: '2027-03-28', clock: '02:30' },
    texts: ['Der leveres kl. 00:00-01:59 og 03:00-23:59.'],
  },
  { title: 'the first clock after it', changes: { date: '2027-03-28', clock: '03:00' }, texts: [] },
  { title: 'the hour that comes twice in autumn', changes: { date: '2027-10-31', clock: '02:30' }, texts: [] },
  // LEAD_TIME
  {
    title: 'the example of Easter: before the minute',
    rules: twoDays,
    changes: { date: '2027-03-30', ...at('2027-03-23', '11:59') },
    texts: [],
  },
  {
    title: 'the example of Easter: at the minute',
    rules: twoDays,
    changes: { date: '2027-03-30', ...at('2027-03-23', '12:00') },
    texts: [],
  },
  {
    title: 'the example of Easter: after it',
    rules: twoDays,
    changes: { date: '2027-03-30', ...at('2027-03-23', '12:01') },
    texts: ['Skulle være bestilt senest tirsdag den 23. marts kl. 12:00.'],
    next: '2027-03-31',
  },
  {
    title: 'calendar days over Easter',
    rules: calendarDays,
    changes: { date: '2027-03-30', ...at('2027-03-28', '12:00') },
    texts: [],
  },
  {
    title: 'calendar days, a minute late',
    rules: calendarDays,
    changes: { date: '2027-03-30', ...at('2027-03-28', '12:01') },
    texts: ['Skulle være bestilt senest søndag den 28. marts kl. 12:00.'],
    next: '2027-03-31',
  },
  {
    title: 'Christmas: the 27th is reached from the 22nd',
    rules: { ...REFUSES, tiers: [{ fromCovers: 1, days: 3, cutoff: '12:00' }] },
    changes: { date: '2027-12-27', ...at('2027-12-22', '12:01') },
    texts: ['Skulle være bestilt senest onsdag den 22. december kl. 12:00.'],
    next: '2027-12-28',
  },
  {
    title: 'the new year is named',
    rules: twoDays,
    changes: { date: '2028-01-03', ...at('2027-12-31', '09:00') },
    texts: ['Skulle være bestilt senest torsdag den 30. december kl. 12:00.'],
  },
  {
    title: 'a year that has passed is named',
    rules: twoDays,
    changes: { date: '2028-01-03', ...at('2028-01-02', '09:00') },
    texts: ['Skulle være bestilt senest torsdag den 30. december 2027 kl. 12:00.'],
  },
  {
    title: 'tier below 50',
    rules: { ...REFUSES, tiers: TIERS },
    changes: { ...covers(49), date: '2027-03-04', ...at('2027-03-03', '12:00') },
    texts: [],
  },
  {
    title: 'tier from 50',
    rules: { ...REFUSES, tiers: TIERS },
    changes: { ...covers(50), date: '2027-03-04', ...at('2027-03-01', '12:00') },
    texts: [],
  },
  {
    title: 'tier from 50, a minute late',
    rules: { ...REFUSES, tiers: TIERS },
    changes: { ...covers(50), date: '2027-03-04', ...at('2027-03-01', '12:01') },
    texts: ['Skulle være bestilt senest mandag den 1. marts kl. 12:00.'],
    next: '2027-03-05',
  },
  {
    title: 'the covers of all lines choose the tier',
    rules: { ...REFUSES, tiers: TIERS },
    changes: {
      lines: [
        { menuId: null, covers: 25 },
        { menuId: null, covers: 25 },
      ],
      date: '2027-03-04',
      ...at('2027-03-01', '12:01'),
    },
    texts: ['Skulle være bestilt senest mandag den 1. marts kl. 12:00.'],
  },
  {
    title: 'no day before: on the day itself',
    rules: { ...REFUSES, tiers: [{ fromCovers: 1, days: 0, cutoff: '08:00' }] },
    changes: { date: '2027-03-01' },
    texts: ['Skulle være bestilt senest mandag den 1. marts kl. 08:00.'],
    next: '2027-03-02',
  },
  {
    title: 'orderBefore that refuses: by the end of the day',
    rules: { shortNotice: 'REFUSE' },
    changes: { date: '2027-03-03', ...at('2027-03-01', '23:59') },
    texts: [],
  },
  {
    title: 'orderBefore that refuses',
    rules: { shortNotice: 'REFUSE' },
    changes: { date: '2027-03-02' },
    texts: ['Skulle være bestilt senest søndag den 28. februar kl. 23:59.'],
    next: '2027-03-03',
  },
  {
    title: 'a leap day counts',
    rules: calendarDays,
    changes: { date: '2028-03-01', ...at('2028-02-28', '12:01') },
    texts: ['Skulle være bestilt senest mandag den 28. februar kl. 12:00.'],
    next: '2028-03-02',
  },
  {
    title: 'over the start of summer time',
    rules: twoDays,
    changes: { date: '2028-03-28', ...at('2028-03-24', '12:01') },
    texts: ['Skulle være bestilt senest fredag den 24. marts kl. 12:00.'],
  },
  {
    title: 'over the end of summer time',
    rules: twoDays,
    changes: { date: '2027-11-02', ...at('2027-10-29', '12:00') },
    texts: [],
  },
  {
    title: 'over the end of summer time, a minute late',
    rules: twoDays,
    changes: { date: '2027-11-02', ...at('2027-10-29', '12:01') },
    texts: ['Skulle være bestilt senest fredag den 29. oktober kl. 12:00.'],
  },
  {
    title: 'Store bededag is no holiday since 2024',
    rules: twoDays,
    changes: { date: '2027-04-26', ...at('2027-04-22', '12:00') },
    texts: [],
  },
  {
    title: 'a day closed by exception is no working day',
    rules: { ...twoDays, exceptions: [exception('2027-03-12', '2027-03-12', closed)] },
    changes: { date: '2027-03-15', ...at('2027-03-10', '12:01') },
    texts: ['Skulle være bestilt senest onsdag den 10. marts kl. 12:00.'],
  },
  {
    title: 'a holiday that an exception opens is no working day',
    rules: {
      ...twoDays,
      exceptions: [
        exception('2027-03-29', '2027-03-29', { hours: { DELIVERY: hoursOf('10:00-12:00'), PICKUP: null } }),
      ],
    },
    changes: { date: '2027-03-30', ...at('2027-03-23', '12:01') },
    texts: ['Skulle være bestilt senest tirsdag den 23. marts kl. 12:00.'],
  },
  {
    title: 'Saturday as a working day',
    rules: { ...twoDays, workingDays: [1, 2, 3, 4, 5, 6] },
    changes: { date: '2027-03-15', ...at('2027-03-12', '12:00') },
    texts: [],
  },
  {
    title: 'days of the zone are added',
    rules: { ...twoDays, zones: [zone('8000', { extraDays: 1 })] },
    changes: { place: AARHUS, date: '2027-03-12', ...at('2027-03-09', '12:01') },
    texts: ['Skulle være bestilt senest tirsdag den 9. marts kl. 12:00.'],
  },
  {
    title: 'days of the zone are none for what is fetched',
    rules: { ...twoDays, zones: [zone('8000', { extraDays: 1 })] },
    changes: { fulfilment: 'PICKUP', place: AARHUS, date: '2027-03-12', ...at('2027-03-09', '12:01') },
    texts: [],
  },
  {
    title: 'a menu blocks though the caterer warns',
    rules: withMenu({ leadTime: { days: 5, cutoff: '10:00' } }),
    changes: { ...TAPAS, date: '2027-03-05' },
    texts: ['"Tapas" skulle være bestilt senest fredag den 26. februar kl. 10:00.'],
    next: '2027-03-06',
  },
  {
    title: 'caterer and menu are both reported',
    rules: { ...twoDays, ...withMenu({ leadTime: { days: 3, cutoff: '10:00' } }) },
    changes: { ...TAPAS, date: '2027-03-02' },
    texts: [
      'Skulle være bestilt senest fredag den 26. februar kl. 12:00.',
      '"Tapas" skulle være bestilt senest torsdag den 25. februar kl. 10:00.',
    ],
  },
  // Hours
  {
    title: 'a weekday without hours',
    rules: { hours: { DELIVERY: hours, PICKUP: null } },
    changes: { date: '2027-03-14' },
    texts: ['Der leveres ikke om søndagen.'],
    next: '2027-03-15',
  },
  {
    title: 'the same, fetched',
    rules: { hours: { DELIVERY: null, PICKUP: hours } },
    changes: { fulfilment: 'PICKUP', date: '2027-03-13' },
    texts: ['Der kan ikke hentes om lørdagen.'],
    next: '2027-03-15',
  },
  {
    title: 'one way does not close the other',
    rules: { hours: { DELIVERY: hours, PICKUP: null } },
    changes: { fulfilment: 'PICKUP', date: '2027-03-14' },
    texts: [],
  },
  {
    title: 'outside the hours',
    rules: { hours: { DELIVERY: hours, PICKUP: null } },
    changes: { clock: '15:00' },
    texts: ['Der leveres kl. 10:00-14:00 og 17:00-20:00.'],
    next: null,
  },
  {
    title: 'outside the hours, fetched',
    rules: { hours: { DELIVERY: null, PICKUP: week('08:00-10:00') } },
    changes: { fulfilment: 'PICKUP' },
    texts: ['Der kan hentes kl. 08:00-10:00.'],
    next: null,
  },
  {
    title: 'outside the hours of weekdays, inside those of Sunday',
    rules: { hours: { DELIVERY: week('10:00-11:00', '15:00-16:00'), PICKUP: null } },
    changes: { clock: '15:30' },
    texts: ['Der leveres kl. 10:00-11:00.'],
    next: '2027-03-21',
  },
  {
    title: 'the end of an interval',
    rules: { hours: { DELIVERY: hours, PICKUP: null } },
    changes: { clock: '14:00' },
    texts: [],
  },
  {
    title: 'the day is open without a clock',
    rules: { hours: { DELIVERY: hours, PICKUP: null } },
    changes: { clock: null },
    texts: [],
  },
  {
    title: 'a named exception',
    rules: { exceptions: [exception('2027-03-15', '2027-03-19', { name: 'Vinterferie', ...closed })] },
    texts: ['Vinterferie: lukket til og med den 19. marts.'],
    next: '2027-03-20',
  },
  {
    title: 'an exception into the next year',
    rules: { exceptions: [exception('2027-12-23', '2028-01-02', { name: 'Juleferie', ...closed })] },
    changes: { date: '2027-12-27' },
    texts: ['Juleferie: lukket til og med den 2. januar 2028.'],
    next: '2028-01-03',
  },
  {
    title: 'an exception without a name',
    rules: { exceptions: [exception('2027-03-16', '2027-03-16', closed)] },
    texts: ['Lukket den dag.'],
    next: '2027-03-17',
  },
  {
    title: 'closed on holidays',
    rules: { closedOnHolidays: true },
    changes: { date: '2027-03-29' },
    texts: ['Lukket på helligdage (2. påskedag).'],
    next: '2027-03-30',
  },
  {
    title: 'Palm Sunday is no public holiday',
    rules: { closedOnHolidays: true },
    changes: { date: '2027-03-21' },
    texts: [],
  },
  {
    title: 'an exception beats the holiday',
    rules: {
      closedOnHolidays: true,
      exceptions: [
        exception('2027-03-29', '2027-03-29', { hours: { DELIVERY: hoursOf('10:00-12:00'), PICKUP: null } }),
      ],
    },
    changes: { date: '2027-03-29' },
    texts: [],
  },
  {
    title: 'an exception for what is fetched leaves delivery',
    rules: {
      closedOnHolidays: true,
      exceptions: [
        exception('2027-03-29', '2027-03-29', { hours: { DELIVERY: null, PICKUP: hoursOf('10:00-12:00') } }),
      ],
    },
    changes: { date: '2027-03-29' },
    texts: ['Lukket på helligdage (2. påskedag).'],
  },
  {
    title: 'the narrowest exception counts',
    rules: {
      exceptions: [
        exception('2027-03-01', '2027-03-31', closed),
        exception('2027-03-16', '2027-03-16', { hours: { DELIVERY: hoursOf('11:00-13:00'), PICKUP: [] } }),
      ],
    },
    texts: [],
    next: '2027-04-01',
  },
  {
    title: 'a capacity alone leaves the hours',
    rules: {
      hours: { DELIVERY: hours, PICKUP: null },
      exceptions: [exception('2027-03-14', '2027-03-14', { capacity: 500 })],
    },
    changes: { date: '2027-03-14' },
    texts: ['Der leveres ikke om søndagen.'],
  },
  // Capacity
  {
    title: 'exactly full',
    rules: { capacity: [null, 100, null, null, null, null, null] },
    booked: { '2027-03-16': 90 },
    texts: [],
  },
  {
    title: 'one too many where few are left',
    rules: { capacity: [null, 100, null, null, null, null, null] },
    booked: { '2027-03-16': 91 },
    texts: ['Der er kun plads til 9 kuverter mere den dag.'],
    next: '2027-03-17',
  },
  {
    title: 'one cover is left',
    rules: { capacity: [null, 100, null, null, null, null, null] },
    booked: { '2027-03-16': 99 },
    texts: ['Der er kun plads til 1 kuvert mere den dag.'],
  },
  {
    title: 'full',
    rules: { capacity: [null, 100, null, null, null, null, null] },
    booked: { '2027-03-16': 100 },
    texts: ['Dagen er fuldt booket.'],
  },
  {
    title: 'overbooked',
    rules: { capacity: [null, 100, null, null, null, null, null] },
    booked: { '2027-03-16': 130 },
    texts: ['Dagen er fuldt booket.'],
  },
  {
    title: 'how much is left is a secret',
    rules: { capacity: [null, 100, null, null, null, null, null] },
    booked: { '2027-03-16': 80 },
    changes: covers(60),
    texts: ['Der er ikke plads til 60 kuverter den dag.'],
  },
  {
    title: 'below a fifth it is shown',
    rules: { capacity: [null, 100, null, null, null, null, null] },
    booked: { '2027-03-16': 81 },
    changes: covers(60),
    texts: ['Der er kun plads til 19 kuverter mere den dag.'],
  },
  {
    title: 'an exception takes all room',
    rules: { exceptions: [exception('2027-03-16', '2027-03-16', { capacity: 0 })] },
    texts: ['Dagen er fuldt booket.'],
    next: '2027-03-17',
  },
  {
    title: 'a menu that does not count',
    rules: { capacity: Array(7).fill(5), ...withMenu({ countsTowardsCapacity: false }) },
    changes: TAPAS,
    texts: [],
  },
  // Zones
  {
    title: 'no zone has the code',
    rules: { zones: [zone('8200')] },
    changes: { place: AARHUS },
    texts: ['Vi leverer ikke til 8000 Aarhus C. Du kan hente selv.'],
    next: null,
  },
  {
    title: 'nor can it be fetched',
    rules: { zones: [zone('8200')], hours: { DELIVERY: null, PICKUP: Array.from({ length: 7 }, () => []) } },
    changes: { place: AARHUS },
    texts: ['Vi leverer ikke til 8000 Aarhus C.'],
    next: null,
  },
  { title: 'no place given', rules: { zones: [zone('8200')] }, texts: [] },
  {
    title: 'an unknown code',
    changes: { place: { zipCode: '0001', city: null } },
    texts: ['Vi kender ikke postnummeret'],
    next: null,
  },
  {
    title: 'inactive zones alone',
    rules: { zones: [zone('8000', { isActive: false })] },
    changes: { place: AARHUS },
    texts: ['Leverandøren tilbyder ikke levering.'],
    next: null,
  },
  {
    title: 'delivers nowhere, no place given',
    rules: { offersDelivery: false },
    texts: ['Leverandøren tilbyder ikke levering.'],
    next: null,
  },
  {
    title: 'what is fetched has no zone',
    rules: { zones: [zone('8200')] },
    changes: { place: AARHUS, fulfilment: 'PICKUP' },
    texts: [],
  },
  {
    title: 'below the minimum of the zone',
    rules: { zones: [zone('8000', { minimum: 150_000 })] },
    changes: { place: AARHUS, goods: 129_000 },
    texts: ['Levering til 8000 kræver mindst kr.\u00a01.500,00. Du mangler kr.\u00a0210,00.'],
    next: null,
  },
  {
    title: 'at the minimum of the zone',
    rules: { zones: [zone('8000', { minimum: 150_000 })] },
    changes: { place: AARHUS, goods: 150_000 },
    texts: [],
  },
  // Menus
  {
    title: 'before the season',
    rules: withMenu({ offeredFrom: '2027-11-01', offeredTo: '2027-12-23' }),
    changes: TAPAS,
    texts: ['"Tapas" kan bestilles til levering 1. november til 23. december.'],
    next: '2027-11-01',
  },
  {
    title: 'after the season',
    rules: withMenu({ offeredTo: '2027-03-15' }),
    changes: TAPAS,
    texts: ['"Tapas" kan bestilles til levering til og med den 15. marts.'],
    next: null,
  },
  { title: 'the last day of the season', rules: withMenu({ offeredTo: '2027-03-16' }), changes: TAPAS, texts: [] },
  {
    title: 'sold out',
    rules: withMenu({ soldOutTo: '2027-03-27' }),
    changes: TAPAS,
    texts: ['"Tapas" er udsolgt til og med den 27. marts.'],
    next: '2027-03-28',
  },
  { title: 'the day after', rules: withMenu({ soldOutTo: '2027-03-15' }), changes: TAPAS, texts: [] },
  {
    title: 'age limit',
    rules: withMenu({ ageLimit: 18 }),
    changes: TAPAS,
    texts: ['Alkohol bestilles direkte hos leverandøren.'],
    next: null,
  },
  {
    title: 'too few covers',
    rules: { minCovers: 11 },
    texts: ['Leverandøren kræver mindst 11 kuverter. Du mangler 1 kuvert.'],
    next: null,
  },
  { title: 'no covers are given', rules: { minCovers: 11 }, changes: { lines: [] }, texts: [] },
]

describe('the table', () => {
  test.each(CASES)('AVA-2 AVA-12 $title', ({ rules, booked = {}, changes = {}, texts, next }) => {
    const query = question(changes)
    const answer = availability({ ...NOTHING_SET, ...rules }, booked, query)
    expect(answer.reasons.map((reason) => formatReason(reason, query.now.date))).toEqual(texts)
    expect(answer.possible).toBe(texts.length === 0)
    expect(next === undefined ? undefined : answer.next).toBe(next)
  })

  test('AVA-1 all reasons are reported, in their order', () => {
    const rules = {
      ...NOTHING_SET,
      ...twoDays,
      ...withMenu({ leadTime: { days: 9, cutoff: '08:00' }, soldOutTo: '2028-01-01', offeredFrom: '2027-06-01' }),
      hours: { DELIVERY: hours, PICKUP: null },
      capacity: Array(7).fill(5),
      zones: [zone('8200')],
      minCovers: 20,
    }
    const { reasons } = availability(
      rules,
      {},
      question({ ...TAPAS, place: AARHUS, date: '2027-02-28', clock: '08:00' }),
    )
    expect(reasons.map(({ code }) => code)).toEqual([
      'PAST',
      'LEAD_TIME',
      'LEAD_TIME',
      'CLOSED_WEEKDAY',
      'DAY_FULL',
      'NOT_DELIVERED',
      'MENU_NOT_OFFERED',
      'MENU_SOLD_OUT',
      'BELOW_MIN_COVERS',
    ])
  })

  test('AVA-4 short notice of one who only warns stands beside the answer', () => {
    const { possible, warnings } = availability(NOTHING_SET, {}, question({ date: '2027-03-02' }))
    expect({ possible, warnings: warnings.map(({ code }) => code) }).toEqual({
      possible: true,
      warnings: ['LEAD_TIME'],
    })
  })
})

describe('the next date', () => {
  const day = fc.integer({ min: -20, max: 60 }).map((days) => addDays('2027-03-01', days))
  const interval = fc.constantFrom('08:00-10:00', '10:00-14:00 17:00-20:00', '11:30-12:00')
  const anyWeek = fc
    .array(fc.option(interval), { minLength: 7, maxLength: 7 })
    .map((days) => days.map((text) => (text ? hoursOf(text) : [])))
  const anyException = fc
    .tuple(day, fc.nat({ max: 20 }), fc.option(fc.option(interval)), fc.option(fc.integer({ min: 0, max: 30 })))
    .map(([from, days, open, capacity]) => {
      const own = open === null ? null : hoursOf(open ?? '00:00-00:00')
      return exception(from, addDays(from, days), { hours: { DELIVERY: own, PICKUP: null }, capacity })
    })
  const anyRules = fc
    .record({
      week: fc.option(anyWeek),
      closedOnHolidays: fc.boolean(),
      exceptions: fc.array(anyException, { maxLength: 4 }),
      tiers: fc.constantFrom([], TIERS),
      leadTimeDays: fc.constantFrom('WORKING_DAYS' as const, 'CALENDAR_DAYS' as const),
      shortNotice: fc.constantFrom('WARN' as const, 'REFUSE' as const),
      capacity: fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 7, maxLength: 7 }),
      horizonDays: fc.constantFrom(30, 90),
      menu: fc.record({ soldOutTo: fc.option(day), offeredFrom: fc.option(day), offeredTo: fc.option(day) }),
    })
    .map(({ week: delivery, menu: own, ...rules }): AvailabilityRules => {
      return { ...NOTHING_SET, ...rules, ...withMenu(own), hours: { DELIVERY: delivery, PICKUP: null } }
    })
  const anyQuestion = fc
    .record({
      date: day,
      clock: fc.option(fc.constantFrom('09:00', '12:00', '18:00')),
      covers: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ covers: number, ...query }) => question({ ...query, lines: [{ menuId: 'tapas', covers: number }] }))
  const anyBooked = fc.dictionary(day, fc.integer({ min: 0, max: 60 }))

  test('AVA-12 is possible, and nothing before it is', () => {
    fc.assert(
      fc.property(anyRules, anyBooked, anyQuestion, (rules, booked, query) => {
        const { next } = availability(rules, booked, query)
        const isPossible = (date: string) => availabilityOn(rules, booked, { ...query, date }).possible
        const end = next ?? addDays(query.now.date, (rules.horizonDays ?? 0) + 5)
        const between: string[] = []
        for (let date = addDays(query.date, 1); date < end; date = addDays(date, 1)) between.push(date)
        expect(between.filter(isPossible)).toEqual([])
        expect(next === null || isPossible(next)).toBe(true)
      }),
    )
  })

  test('AVA-12 more room, fewer covers and more time never make a date unavailable', () => {
    fc.assert(
      fc.property(anyRules, anyBooked, anyQuestion, (rules, booked, query) => {
        fc.pre(availabilityOn(rules, booked, query).possible && query.now.date < query.date)
        expect(availabilityOn(rules, {}, query).possible).toBe(true)
        expect(availabilityOn(rules, booked, { ...query, lines: [{ menuId: 'tapas', covers: 1 }] }).possible).toBe(true)
        expect(
          availabilityOn(rules, booked, { ...query, now: { date: addDays(query.now.date, -1), clock: '09:00' } })
            .reasons,
        ).toSatisfy((reasons: { code: string }[]) => reasons.every(({ code }) => code === 'TOO_FAR_AHEAD'))
      }),
    )
  })
})

test('AVA-5 food can be fetched where an exception that is not over is open', () => {
  const closedWeek = { DELIVERY: null, PICKUP: [[], [], [], [], [], [], []] }
  const open = { from: '2026-12-23', to: '2026-12-24', name: null, capacity: null }
  const exceptions = [{ ...open, hours: { DELIVERY: null, PICKUP: [{ from: '10:00', to: '12:00' }] } }]
  expect(offersPickup({ hours: closedWeek, exceptions }, '2026-12-24')).toBe(true)
  expect(offersPickup({ hours: closedWeek, exceptions }, '2026-12-25')).toBe(false)
  expect(offersPickup({ hours: { ...closedWeek, PICKUP: null }, exceptions: [] }, '2026-12-25')).toBe(true)
})
