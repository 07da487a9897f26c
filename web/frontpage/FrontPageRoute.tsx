import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { FrontPageMeta_block$key } from '../__generated__/FrontPageMeta_block.graphql.ts'
import type { FrontPageRoute_banners$key } from '../__generated__/FrontPageRoute_banners.graphql.ts'
import type { FrontPageRoute_page$key } from '../__generated__/FrontPageRoute_page.graphql.ts'
import type { FrontPageRouteAnswersQuery } from '../__generated__/FrontPageRouteAnswersQuery.graphql.ts'
import type { FrontPageRouteQuery } from '../__generated__/FrontPageRouteQuery.graphql.ts'
import type { Hero_block$key } from '../__generated__/Hero_block.graphql.ts'
import { FailedPart } from '../errors/FailedPart.tsx'
import { useStoreDietFilter } from '../foods/storedDietFilter.ts'
import text from '../ui/text.module.css'
import { AnsweredCaters } from './AnsweredCaters.tsx'
import { CaterFilters } from './CaterFilters.tsx'
import type { CaterSearch } from './caterSearch.ts'
import { FilterBlock } from './FilterBlock.tsx'
import { FoundCaters } from './FoundCaters.tsx'
import { FrontPageFooter } from '../everyHost/FrontPageFooter.tsx'
import { FrontPageMeta } from './FrontPageMeta.tsx'
import { answersQuery, query } from './FrontPageRoute.data.ts'
import type { loader } from './FrontPageRoute.data.ts'
import { FrontPageHeader } from '../everyHost/FrontPageHeader.tsx'
import { Hero } from './Hero.tsx'
import { OfferBlock } from './OfferBlock.tsx'
import { SuggestedCaters } from './SuggestedCaters.tsx'
import { useEarlyChoices } from './useEarlyChoices.ts'

export { loader } from './FrontPageRoute.data.ts'

/** The marketplace's front page, on the bare domain: its caterers, or what they answer to a search. */
export function Component() {
  const { answers, list, search, hasShownFilters } = useLoaderData<typeof loader>()
  useEarlyChoices(search)
  useStoreDietFilter()
  const [areFiltersShown, setFiltersShown] = useState(hasShownFilters)
  const folding = { search, areShown: areFiltersShown, onShow: setFiltersShown }
  return answers ? <Answers queryRef={answers} {...folding} /> : <Listing queryRef={list} {...folding} />
}

/** The search, and whether its filters are shown where they are folded away. */
type Searching = Omit<ComponentProps<typeof CaterFilters>, 'filters'>

/** All caterers, or those at a place, among the blocks of the CMS page '/'. */
function Listing({ queryRef, ...searching }: Searching & { queryRef: PreloadedQuery<FrontPageRouteQuery> }) {
  const { search } = searching
  const data = usePreloadedQuery<FrontPageRouteQuery>(query, queryRef)
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
    <Frame hero={hero} search={search}>
      {data.filters ? <CaterFilters filters={data.filters} {...searching} /> : <FailedPart />}
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
    </Frame>
  )
}

/** The caterers' answers to a date, a number of covers or a budget. The page's other blocks would only be in the way. */
function Answers({ queryRef, ...searching }: Searching & { queryRef: PreloadedQuery<FrontPageRouteAnswersQuery> }) {
  const { search } = searching
  const data = usePreloadedQuery<FrontPageRouteAnswersQuery>(answersQuery, queryRef)
  const page = useFragment<FrontPageRoute_banners$key>(
    graphql`
      fragment FrontPageRoute_banners on Page {
        blocks {
          __typename
          ...FrontPageMeta_block
          ...Hero_block
        }
      }
    `,
    data.page,
  )
  const hero = page?.blocks.find(({ __typename }) => __typename === 'BannerBlock') ?? null
  return (
    <Frame hero={hero} search={search}>
      {data.filters ? <CaterFilters filters={data.filters} {...searching} /> : <FailedPart />}
      <AnsweredCaters query={data} search={search} />
    </Frame>
  )
}

function Frame(props: {
  hero: (FrontPageMeta_block$key & Hero_block$key) | null
  search: CaterSearch
  children: ReactNode
}) {
  return (
    <>
      <FrontPageMeta banner={props.hero} />
      <a className={text.skip} href="#indhold">
        Gå til indhold
      </a>
      <FrontPageHeader />
      <main id="indhold">
        <Hero block={props.hero} search={props.search} />
        {props.children}
      </main>
      <FrontPageFooter />
    </>
  )
}
