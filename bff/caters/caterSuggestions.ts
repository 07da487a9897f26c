import type { PublicCater } from '../../contract/caters.ts'
import type { CaterSuggestionsResponse } from '../../contract/caterSearch.ts'
import { kilometresFrom, NEARBY_KM } from '../../domain/search/caterPlaces.ts'
import { districtsOf } from '../../domain/search/places.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { City } from '../cities/City.ts'
import { Cater } from './Cater.ts'
import type { CaterPlaceQuery } from './catersApi.ts'
import { activeCaters, type CaterSearch, filterCaters, toPlaceQuery } from './findCaters.ts'

const AT_MOST = 8

interface Suggestion {
  cater: PublicCater
  kilometres: number | null
}

interface Suggestions {
  zipCode: string | null
  areNearby: boolean
  caters: readonly Suggestion[]
}

const SuggestedCater = builder.objectRef<Suggestion>('SuggestedCater').implement({
  description: 'A caterer beside those that a search finds.',
  fields: (t) => ({
    cater: t.field({ type: Cater, description: 'The caterer.', resolve: ({ cater }) => cater }),
    kilometres: t.exposeInt('kilometres', {
      nullable: true,
      description:
        'The distance from the place to its postal district by air, 0 in its own; null where either is not known.',
    }),
  }),
})

const CaterSuggestions = builder.objectRef<Suggestions>('CaterSuggestions').implement({
  description: 'What to offer beside the caterers that a search finds.',
  fields: (t) => ({
    postalDistrict: t.field({
      type: City,
      nullable: true,
      description:
        'The district of the postal code that was looked for; null where none was, or there is no such code.',
      resolve: async ({ zipCode }, _args, context) =>
        (zipCode && (await citiesOf(context))?.find((city) => city.zipCode === zipCode)) || null,
    }),
    isUnknownZipCode: t.boolean({
      description: 'Whether a postal code was looked for that does not exist.',
      resolve: async ({ zipCode }, _args, context) => {
        const cities = zipCode ? await citiesOf(context) : null
        return cities !== null && cities.every((city) => city.zipCode !== zipCode)
      },
    }),
    areNearby: t.exposeBoolean('areNearby', {
      description: `Whether they have the filters that were looked for and are within ${NEARBY_KM} km; else they are any.`,
    }),
    caters: t.field({
      type: [SuggestedCater],
      description: `At most ${AT_MOST}: those nearby, nearest first. Where neither these nor the search find anything, any others, the nearest first too.`,
      complexity: { field: 1, multiplier: AT_MOST },
      resolve: ({ caters }) => caters,
    }),
  }),
})

builder.queryField('caterSuggestions', (t) =>
  t.field({
    type: CaterSuggestions,
    description: 'What to offer beside the active caterers that a search finds, so that no search ends with nothing.',
    args: {
      filterIds: t.arg.idList({ description: 'As of `caters`.' }),
      place: t.arg.string({ description: 'As of `caters`.' }),
    },
    resolve: (_root, search, context) => suggest(search, context),
  }),
)

async function suggest(search: CaterSearch, context: Context): Promise<Suggestions> {
  const query = toPlaceQuery(search)
  const { areNearby, caters } =
    (await context.v2.caters.suggestions(query, AT_MOST).catch(nullIfNotFound)) ?? (await suggestHere(query, context))
  for (const { cater } of caters) if (cater.slug) context.slugByCaterId.set(cater.id, cater.slug)
  return { zipCode: /^\d{4}$/.test(query.place) ? query.place : null, areNearby, caters }
}

/** For a v2 service that suggests none. */
async function suggestHere(query: CaterPlaceQuery, context: Context): Promise<CaterSuggestionsResponse> {
  const all = await activeCaters(context)
  const { filtered, found } = await filterCaters(all, query, context)
  const from = districtsOf(query.place)
  const toSuggestion = (cater: PublicCater): Suggestion => ({ cater, kilometres: kilometresFrom(from, cater) })
  const others = filtered.filter((cater) => !found.includes(cater)).map(toSuggestion)
  const near = others.filter(({ kilometres }) => kilometres !== null && kilometres <= NEARBY_KM)
  const areNearby = found.length > 0 || near.length > 0
  const caters = areNearby ? near : all.map(toSuggestion)
  return { areNearby, caters: caters.sort((a, b) => wayTo(a) - wayTo(b)).slice(0, AT_MOST) }
}

const wayTo = ({ kilometres }: Suggestion) => kilometres ?? Number.MAX_SAFE_INTEGER

const citiesOf = ({ v2 }: Context) => v2.cities.list().catch(nullIfNotFound)
