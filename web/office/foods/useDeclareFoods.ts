import { graphql, useMutation } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type {
  useDeclareFoods_declared$data,
  useDeclareFoods_declared$key,
} from '../../__generated__/useDeclareFoods_declared.graphql.ts'
import type { useDeclareFoodsMutation } from '../../__generated__/useDeclareFoodsMutation.graphql.ts'
import { toSaveError } from '../form/saveResult.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { readFood } from './readFood.ts'
import type { OfficeFood } from './readFood.ts'

/** The result of saving declarations. */
export interface Declared {
  saved: OfficeFood[]
  /** Those that somebody else has changed, as they are now; nothing of them was saved. */
  conflicts: OfficeFood[]
  affectedOrders: useDeclareFoods_declared$data['affectedOrders']
}

/** Saves the declarations of foods with one call. Those that somebody else has changed since are left. Never rejects. */
export function useDeclareFoods(caterNumber: number) {
  const [commit] = useMutation<useDeclareFoodsMutation>(graphql`
    mutation useDeclareFoodsMutation($input: DeclareFoodsInput!) {
      declareFoods(input: $input) {
        ...useDeclareFoods_declared @alias(as: "saved")
        ...toSaveResult_error @alias(as: "error")
      }
    }
  `)
  return (foods: readonly OfficeFood[]): Promise<SaveResult<Declared>> =>
    new Promise((resolve) => {
      commit({
        variables: {
          input: {
            caterNumber,
            foods: foods.map(({ kind, uuid, version, declaration }) => ({ kind, uuid, version, ...declaration })),
          },
        },
        onCompleted: ({ declareFoods }) => resolve(toSaveResult(declareFoods, readDeclared)),
        onError: (error) => resolve(toSaveError(error)),
      })
    })
}

function readDeclared(key: useDeclareFoods_declared$key): Declared {
  const { saved, conflicts, affectedOrders } = readInlineData(
    graphql`
      fragment useDeclareFoods_declared on DeclaredFoods @inline {
        saved {
          ...readFood_food
        }
        conflicts {
          ...readFood_food
        }
        affectedOrders {
          ...AffectedOrders_orders
        }
      }
    `,
    key,
  )
  return { saved: saved.map(readFood), conflicts: conflicts.map(readFood), affectedOrders }
}
