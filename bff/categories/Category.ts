import type { Category as CategoryData } from '../../contract/categories.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { captionedImage, Image } from '../images/Image.ts'
import { catalogueKey, loadFromCatalogue } from '../graph/catalogueKey.ts'
import { categoryVersion } from './categoryVersion.ts'

export const Category = loadableNode<CategoryData>('Category', {
  key: catalogueKey,
  load: (keys, { v2 }) => loadFromCatalogue(keys, (caterId) => v2.categories.list(caterId)),
})

Category.implement({
  description: "A part of a caterer's storefront, with menus in an order of its own.",
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id." }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'What it is; null where nothing is said.',
      resolve: ({ description }, _args, { html }) => html.shown(description),
    }),
    writtenDescription: t.field({
      type: 'HTML',
      nullable: true,
      description: 'What it is, for who edits it: headings H4 to H6 are as they were written. Null as description.',
      resolve: ({ description }, _args, { html }) => html.written(description),
    }),
    order: t.exposeInt('order', { description: "Its place among the caterer's, lowest first." }),
    version: t.string({ description: 'What its state is called, for updateCategory.', resolve: categoryVersion }),
    images: t.field({
      type: [Image],
      description: 'Its pictures.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ caterId, images }) => images.map((image) => captionedImage(image, caterId)),
    }),
    menuCount: t.int({ description: 'How many menus stand in it.', resolve: ({ products }) => products.length }),
  }),
})
