import type { Insertable } from 'kysely'
import type { Page } from '../../contract/pages.ts'
import type { PageTable } from '../database/schema.ts'
import { type DemoPictures, FRONT_PICTURES } from './demoPictures.ts'
import type { CaterRows } from './demoRows.ts'

/** The pages of all caterers, and the front page of the marketplace. */
export function demoPages(
  caters: readonly CaterRows[],
  filters: readonly { id: number; type: string }[],
  pictures: DemoPictures,
): Insertable<PageTable>[] {
  const storefronts = caters.map(({ demo }) => ({
    url: `/${demo.slug}`,
    title: demo.facts.name,
    caterId: demo.id,
    blocks: '[]',
  }))
  return [
    ...storefronts,
    { url: '/', title: 'Kuvert', caterId: null, blocks: JSON.stringify(frontPage(caters, filters, pictures)) },
  ]
}

function frontPage(
  caters: readonly CaterRows[],
  filters: readonly { id: number; type: string }[],
  pictures: DemoPictures,
): Page['blocks'] {
  const shown = caters.filter(({ demo, menus }) => demo.facts.active && menus.length > 0)
  const [first] = shown
  const [offered] = first?.menus ?? []
  const idsOf = (type: string) => filters.filter((filter) => filter.type === type).map(({ id }) => id)
  return [
    {
      id: 'velkommen',
      type: 'banner',
      title: 'Mad til mange',
      text: 'Bestil hos køkkener, der laver maden selv. Du betaler først, når køkkenet har sagt ja.',
      linkUrl: '',
      linkText: '',
      ...blockImage(pictures, FRONT_PICTURES.banner),
    },
    { id: 'leverandorer', type: 'cater', title: 'Køkkener', caterIds: shown.map(({ demo }) => demo.id) },
    { id: 'madtyper', type: 'foodtype', title: 'Hvad skal I have?', filterIds: idsOf('foodtype') },
    { id: 'anledninger', type: 'occasion', title: 'Hvad er anledningen?', filterIds: idsOf('occasion') },
    ...(first && offered
      ? [
          {
            id: 'tilbud',
            type: 'offer' as const,
            title: 'Ugens frokost',
            text: 'Tre stykker smørrebrød, lunt tilbehør og ost.',
            caterId: first.demo.id,
            menuId: offered.id,
            ...blockImage(pictures, FRONT_PICTURES.offer),
          },
        ]
      : []),
  ]
}

function blockImage(pictures: DemoPictures, { caterId, file }: { caterId: number; file: string }) {
  const picture = pictures.get(file)
  return picture && { image: `/images/${caterId}/${picture.path}` }
}
