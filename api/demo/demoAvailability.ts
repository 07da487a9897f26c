import type { AvailabilitySettings } from '../../contract/availability.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import type { ClockInterval } from '../../domain/availability/availabilityRules.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import { saveAvailabilitySettings } from '../availability/availabilityStore.ts'
import type { Db } from '../database/connect.ts'

const PARTIES = 56
const LUNCHES = 57
/** Nobody tries an order on a day so soon as the demo's full one. */
const FIRST_FULL_DAY = 14
const LEFT_ON_NEARLY_FULL_DAY = 5

/**
 * AVA-4: the caterer of parties has hours, holidays and a capacity, with one day that is full and one nearly so; that of
 * lunches refuses what comes too late. The others have set nothing. `today` is the Danish date; call it after the orders.
 */
export async function addDemoAvailability(tx: Db, today: string): Promise<void> {
  await saveAvailabilitySettings(tx, PARTIES, await partySettings(tx, today))
  await saveAvailabilitySettings(tx, LUNCHES, {
    ...withoutSettings(),
    shortNotice: 'REFUSE',
    tiers: [
      { fromCovers: 1, days: 1, cutoff: '12:00' },
      { fromCovers: 50, days: 3, cutoff: '12:00' },
    ],
    cancelSteps: [
      { workingDays: 3, cutoff: '12:00', percent: 0 },
      { workingDays: 1, cutoff: '12:00', percent: 50 },
    ],
  })
}

async function partySettings(tx: Db, today: string): Promise<AvailabilitySettings> {
  const closed = { DELIVERY: [], PICKUP: [] }
  const sameHours = { DELIVERY: null, PICKUP: null }
  const [full, nearlyFull] = await busiestDays(tx, addDays(today, FIRST_FULL_DAY))
  return {
    ...withoutSettings(),
    hours: {
      DELIVERY: week([{ from: '10:00', to: '21:00' }], [{ from: '10:00', to: '18:00' }]),
      PICKUP: week([{ from: '09:00', to: '17:00' }], []),
    },
    capacity: Array<number>(7).fill(200),
    horizonDays: 365,
    exceptions: [
      { from: addDays(today, 100), to: addDays(today, 113), name: 'Ferie', hours: closed, capacity: null },
      ...(full ? [{ from: full.date, to: full.date, name: 'Bryllup', hours: sameHours, capacity: full.covers }] : []),
      ...(nearlyFull
        ? [
            {
              from: nearlyFull.date,
              to: nearlyFull.date,
              name: 'Reception',
              hours: sameHours,
              capacity: nearlyFull.covers + LEFT_ON_NEARLY_FULL_DAY,
            },
          ]
        : []),
    ],
  }
}

const busiestDays = (tx: Db, from: string) =>
  tx
    .selectFrom('bookedCovers')
    .select(['date', 'covers'])
    .where('caterId', '=', PARTIES)
    .where('date', '>=', from)
    .where('covers', '>', LEFT_ON_NEARLY_FULL_DAY * 5)
    .orderBy('covers', 'desc')
    .orderBy('date')
    .limit(2)
    .execute()

const week = (weekday: ClockInterval[], sunday: ClockInterval[]): ClockInterval[][] => [
  ...Array.from({ length: 6 }, () => weekday),
  sunday,
]
const withoutSettings = () => structuredClone(NO_SETTINGS) as unknown as AvailabilitySettings
