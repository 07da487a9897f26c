import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import { danishDate } from '../../../domain/danishTime.ts'
import type { ProductionRouteQuery } from '../../__generated__/ProductionRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { readRole } from '../OfficeLayout.data.ts'
import { redirectToLogin } from '../redirectToLogin.ts'
import { readDays } from './productionDays.ts'

/** The production of the viewer's caterer. */
export const productionRouteQuery = graphql`
  query ProductionRouteQuery($from: Date!, $to: Date!) @throwOnFieldError {
    viewer {
      ...ProductionRoute_viewer
    }
  }
`

/** Loads the production of the days in the URL. For anybody but a caterer `ref` is null. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const days = readDays(new URL(request.url).searchParams, danishDate(new Date()))
  if ((await readRole(context)) !== 'CATER') return { ref: null, days }
  const ref = await redirectToLogin(
    context,
    request,
    preload<ProductionRouteQuery>(context, productionRouteQuery, { ...days }),
  )
  return { ref, days }
}
