import type { Page as PageData } from '../../contract/pages.ts'
import { MAX_PAGE_ROWS } from '../../contract/lists.ts'
import { Cater, findCater } from '../caters/Cater.ts'
import { assertAddressLength } from '../graph/addressLength.ts'
import { builder } from '../graph/builder.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import type { Context } from '../graph/context.ts'
import { NotFound, nullIfNotFound } from '../v2/errors.ts'
import { versionOf } from '../v2/versions.ts'
import { isCaterNumber } from '../v2/wireIds.ts'
import { LandingBlock } from './LandingBlock.ts'

/** A page; without its blocks where it comes from a list. */
type AnyPage = Omit<PageData, 'blocks'> & Partial<Pick<PageData, 'blocks'>>

export const Page = loadableNode<AnyPage>('Page', {
  key: (page) => String(page.id),
  load: async (ids, { v2 }) => {
    const numbers = ids.filter(isCaterNumber).map(Number)
    const pages = numbers.length === 0 ? [] : await v2.pages.getMany(numbers)
    return ids.map((id) => pages[numbers.indexOf(Number(id))] ?? new NotFound())
  },
})

Page.implement({
  description: 'A page of the marketplace: its front page, or the storefront of a caterer.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: "The v2 service's id." }),
    url: t.exposeString('url', { description: "'/' is the front page, '/smagen' a caterer's storefront." }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    cater: t.field({
      type: Cater,
      nullable: true,
      description: 'Whose storefront it is; null where it is none, and where the caterer is deleted.',
      resolve: ({ caterId }, _args, context) => (caterId === null ? null : findCater(String(caterId), context)),
    }),
    blocks: t.field({
      type: [LandingBlock],
      description: 'What stands on it, from the top.',
      complexity: { field: 1, multiplier: 5 },
      resolve: async (page, _args, context) => {
        const { id, blocks } = await wholePage(page, context)
        return blocks.map((block) => ({ ...block, pageId: id }))
      },
    }),
    version: t.string({
      description: 'What its state is called, for updatePage.',
      resolve: async (page, _args, context) => versionOf(await wholePage(page, context)),
    }),
  }),
})

builder.queryField('page', (t) =>
  t.field({
    type: Page,
    nullable: true,
    description: 'The page with a url; null where there is none.',
    args: {
      url: t.arg.string({
        required: true,
        description: "From the slash on: '/', '/smagen'. At most 255 characters.",
      }),
    },
    resolve: (_root, { url }, { v2 }) => {
      assertAddressLength('url', url)
      return v2.pages.byUrl(url).catch(nullIfNotFound)
    },
  }),
)

builder.queryField('pageByNumber', (t) =>
  t.field({
    type: Page,
    nullable: true,
    description: 'The page with a number, which stays the same when its url changes. Null if there is none.',
    args: { number: t.arg.int({ required: true, description: "The v2 service's id." }) },
    resolve: (_root, { number }, context) => Page.load(String(number), context).catch(nullIfNotFound),
  }),
)

builder.queryField('pages', (t) =>
  t.field({
    type: [Page],
    description: `The first ${MAX_PAGE_ROWS} pages, by url.`,
    deprecationReason: 'It has an end: use pagesConnection. Gone from 2027-06-01.',
    complexity: { field: 1, multiplier: 20 },
    resolve: async (_root, _args, { v2 }) => [...(await v2.pages.trimmedPage(null, MAX_PAGE_ROWS, null)).items],
  }),
)

/** Reads the blocks in one call, however many pages of a list need theirs. */
async function wholePage(page: AnyPage, { v2 }: Context): Promise<PageData> {
  const { blocks } = page
  if (blocks) return { ...page, blocks }
  return (await v2.pages.whole(page.id).catch(nullIfNotFound)) ?? { ...page, blocks: [] }
}
