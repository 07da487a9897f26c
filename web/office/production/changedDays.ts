import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { ProductionChange } from '../../../domain/kitchen/productionChanges.ts'
import type { changedDays_day$key } from '../../__generated__/changedDays_day.graphql.ts'

/** A day whose production changed since it was printed. */
export interface ChangedDay {
  date: string
  printedAt: string
  changes: readonly ProductionChange[]
}

/** The days that changed since they were printed. */
export function changedDays(days: readonly changedDays_day$key[]): ChangedDay[] {
  return days.flatMap((day) => {
    const { date, printedAt, changes } = readInlineData(
      graphql`
        fragment changedDays_day on ProductionDay @inline {
          date
          printedAt
          changes {
            name
            before
            after
          }
        }
      `,
      day,
    )
    const lines = changes.map(({ name, before, after }) => ({ name, before, after }))
    return printedAt && lines.length > 0 ? [{ date, printedAt, changes: lines }] : []
  })
}
