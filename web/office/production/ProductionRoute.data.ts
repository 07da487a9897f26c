import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import { danishDate } from '../../../domain/time/danishTime.ts'
import type { ProductionRouteQuery } from '../../__generated__/ProductionRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { readRole } from '../access/officeViewer.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'
import { canBeSummed, readDays } from './productionDays.ts'

/** The production of the viewer's caterer. */
export const productionRouteQuery = graphql`
  query ProductionRouteQuery($from: Date!, $to: Date!) @throwOnFieldError {
    viewer {
      ...ProductionRoute_viewer
    }
  }
`

/** Loads the production of the days in the URL. `ref` is null for anybody but a caterer, and for days that cannot be summed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { days, errors } = readDays(new URL(request.url).searchParams, danishDate(new Date()))
  const isCater = (await readRole(context)) === 'CATER'
  if (!isCater || !canBeSummed(days)) return { isCater, ref: null, days, errors }
  const ref = await redirectToLogin(
    context,
    request,
    preload<ProductionRouteQuery>(context, productionRouteQuery, { ...days }),
  )
  return { isCater, ref, days, errors }
}
