/* oxlint-disable relay/unused-fields -- the component that marks the viewer's own user is another file */
import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { UsersRouteQuery } from '../../__generated__/UsersRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The users of one caterer. */
export const usersRouteQuery = graphql`
  query UsersRouteQuery($number: Int!) @throwOnFieldError {
    viewer {
      id
    }
    cater(number: $number) {
      ...UsersRoute_cater
    }
  }
`

/** Loads the users, for the caterer's owners and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<UsersRouteQuery>(args, usersRouteQuery)
