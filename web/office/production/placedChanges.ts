import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { PlacedChange } from '../../../domain/kitchen/productionChanges.ts'
import type { placedChanges_day$key } from '../../__generated__/placedChanges_day.graphql.ts'

/** The changes of some days since they were printed, where the service says which line they belong to. */
export function placedChanges(days: readonly placedChanges_day$key[]): PlacedChange[] {
  return days.flatMap((day) => {
    const { changes } = readInlineData(
      graphql`
        fragment placedChanges_day on ProductionDay @inline {
          changes {
            before
            after
            place {
              menu
              group
              item
              isExtra
            }
          }
        }
      `,
      day,
    )
    return changes.flatMap(({ before, after, place }) => {
      if (!place) return []
      const { menu, group = null, item = null, isExtra } = place
      return [{ before, after, place: { menu, group, item, isExtra } }]
    })
  })
}
