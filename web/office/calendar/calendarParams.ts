/** The names of what the calendar's address holds: month 'YYYY-MM', chosen day 'YYYY-MM-DD', and the last of several. */
export const CALENDAR_PARAMS = { month: 'maaned', day: 'dag', lastDay: 'til' } as const
