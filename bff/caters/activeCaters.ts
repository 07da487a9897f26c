import type { PublicCater } from '../../contract/caters.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { numberId } from '../graph/ids.ts'
import { listConnection } from '../graph/listConnection.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Cater, labelOf } from './Cater.ts'
import { CaterConnection, CaterEdge } from './CaterConnection.ts'

builder.queryField('caters', (t) =>
  t.connection(
    {
      type: Cater,
      description: "The active caterers that have a storefront, in the marketplace's order.",
      args: {
        filterIds: t.arg.idList({
          description:
            'Global ids of filters: only those that have, of each type among them, at least one; null is all.',
        }),
        place: t.arg.string({
          description: 'Only those whose postal code begins so, or whose city has it in its name; null is all.',
        }),
      },
      complexity: pageComplexity,
      resolve: async (_root, { filterIds, place, ...args }, context) => {
        const [caters, groups] = await Promise.all([activeCaters(context), groupsOf(filterIds ?? [], context)])
        return listConnection(
          args,
          caters.filter((cater) => isFound(cater, groups) && isAt(cater, place?.trim() ?? '')),
        )
      },
    },
    CaterConnection,
    CaterEdge,
  ),
)

/** The ids of the requested filters, grouped by type. */
async function groupsOf(filterIds: readonly string[], { v2 }: Context): Promise<number[][]> {
  if (filterIds.length === 0) return []
  const wanted = new Set(filterIds.map((id) => numberId('Filter', id)))
  const groups = Object.values(await v2.filters.grouped())
  return groups.map((group) => group.map(({ id }) => id).filter((id) => wanted.has(id))).filter(({ length }) => length)
}

function isFound({ filters }: PublicCater, groups: readonly number[][]): boolean {
  return groups.every((group) => group.some((id) => filters.includes(id)))
}

function isAt({ zipCode, city }: PublicCater, place: string): boolean {
  const inLowerCase = (text: string) => text.toLocaleLowerCase('da')
  return (zipCode ?? '').startsWith(place) || inLowerCase(city ?? '').includes(inLowerCase(place))
}

async function activeCaters({ v2, slugByCaterId }: Context): Promise<PublicCater[]> {
  const [caters, pages] = await Promise.all([v2.caters.active(), v2.pages.allTrimmed().catch(nullIfNotFound)])
  // Without a list of pages it is not known who has a storefront
  if (pages === null) return caters
  return caters.filter(({ id, active }) => {
    const label = labelOf(id, pages)
    if (label !== null) slugByCaterId.set(id, label)
    return active && label !== null
  })
}
