import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { FrontPageRoute_page$key } from '../__generated__/FrontPageRoute_page.graphql.ts'
import type { FrontPageRouteQuery } from '../__generated__/FrontPageRouteQuery.graphql.ts'
import { FailedPart } from '../errors/FailedPart.tsx'
import text from '../ui/text.module.css'
import { CaterFilters } from './CaterFilters.tsx'
import { FilterBlock } from './FilterBlock.tsx'
import { FoundCaters } from './FoundCaters.tsx'
import { FrontPageFooter } from './FrontPageFooter.tsx'
import { FrontPageMeta } from './FrontPageMeta.tsx'
import { query } from './FrontPageRoute.data.ts'
import type { loader } from './FrontPageRoute.data.ts'
import { FrontPageHeader } from './FrontPageHeader.tsx'
import { Hero } from './Hero.tsx'
import { OfferBlock } from './OfferBlock.tsx'
import { SuggestedCaters } from './SuggestedCaters.tsx'

/** The marketplace's front page, on the bare domain: its caterers among the blocks of the CMS page '/'. */
export function Component() {
  const { ref, search } = useLoaderData<typeof loader>()
  const data = usePreloadedQuery<FrontPageRouteQuery>(query, ref)
  const page = useFragment<FrontPageRoute_page$key>(
    graphql`
      fragment FrontPageRoute_page on Page {
        blocks {
          __typename
          id
          ...FrontPageMeta_block
          ...Hero_block
          ...FoundCaters_block
          ...FilterBlock_block
          ...OfferBlock_block
        }
      }
    `,
    data.page,
  )
  const blocks = page?.blocks ?? []
  const hero = blocks.find(({ __typename }) => __typename === 'BannerBlock') ?? null
  const recommended = blocks.find(({ __typename }) => __typename === 'CaterBlock') ?? null
  return (
    <>
      <FrontPageMeta banner={hero} />
      <a className={text.skip} href="#indhold">
        Gå til indhold
      </a>
      <FrontPageHeader />
      <main id="indhold">
        <Hero block={hero} search={search} />
        {data.filters ? <CaterFilters filters={data.filters} search={search} /> : <FailedPart />}
        <FoundCaters query={data} block={recommended} suggestions={data.caterSuggestions ?? null} search={search} />
        {data.caterSuggestions && <SuggestedCaters suggestions={data.caterSuggestions} />}
        {blocks
          .filter((block) => block !== hero && block !== recommended)
          .map((block) =>
            block.__typename === 'OfferBlock' ? (
              <OfferBlock key={block.id} block={block} />
            ) : (
              <FilterBlock key={block.id} block={block} />
            ),
          )}
      </main>
      <FrontPageFooter />
    </>
  )
}
