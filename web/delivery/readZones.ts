import { graphql, readInlineData } from 'relay-runtime'
import { toOere } from '../../domain/money/money.ts'
import { parseCodes } from '../../domain/zones/zones.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import type { readZones_cater$key } from '../__generated__/readZones_cater.graphql.ts'

/** A caterer's delivery zones in the words of the rules; empty where the service does not send them. */
export function readZones(key: readZones_cater$key): Zone[] {
  const { deliveryZones } = readInlineData(
    graphql`
      fragment readZones_cater on Cater @inline {
        deliveryZones {
          zones {
            name
            codes
            fee
            freeFrom
            minimum
            extraDays
            isActive
          }
        }
      }
    `,
    key,
  )
  return (deliveryZones?.zones ?? []).map(({ name, codes, fee, freeFrom, minimum, extraDays, isActive }) => ({
    name,
    codes: parseCodes(codes.join()).codes,
    fee: toOere(fee),
    freeFrom: freeFrom == null ? null : toOere(freeFrom),
    minimum: minimum == null ? null : toOere(minimum),
    extraDays,
    isActive,
  }))
}
