import { useEffect } from 'react'
import { usePreloadedQuery } from 'react-relay/hooks'
import { Outlet, useLoaderData } from 'react-router'
import type { StorefrontLayoutQuery } from '../__generated__/StorefrontLayoutQuery.graphql.ts'
import { prepareDialogs } from '../ui/LazyDialog.tsx'
import text from '../ui/text.module.css'
import { VisitorDietFilter } from './foods/VisitorDietFilter.tsx'
import { StorefrontFooter } from './StorefrontFooter.tsx'
import { StorefrontHeader } from './StorefrontHeader.tsx'
import { query } from './StorefrontLayout.data.ts'
import type { loader } from './StorefrontLayout.data.ts'

export { loader } from './StorefrontLayout.data.ts'

/** The frame of every storefront page. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const data = usePreloadedQuery<StorefrontLayoutQuery>(query, ref)
  const found = data.storefront
  const cater = found?.__typename === 'Cater' ? found : data.cater
  useEffect(() => {
    const timer = setTimeout(prepareDialogs, 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <a className={text.skip} href="#indhold">
        Gå til indhold
      </a>
      {cater?.header && <StorefrontHeader cater={cater.header} />}
      <VisitorDietFilter>
        <Outlet />
      </VisitorDietFilter>
      {cater?.footer && <StorefrontFooter cater={cater.footer} />}
    </>
  )
}
