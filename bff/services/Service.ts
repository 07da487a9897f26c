import type { Service as ServiceData } from '../../contract/services.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { catalogueKey, loadFromCatalogue } from '../graph/catalogueKey.ts'
import { ServiceScope } from '../caters/ServiceScope.ts'
import { versionOf } from '../v2/versions.ts'

export const Service = loadableNode<ServiceData>('Service', {
  key: catalogueKey,
  load: (keys, { v2 }) => loadFromCatalogue(keys, (caterId) => v2.services.list(caterId)),
})

Service.implement({
  description: 'Something a caterer offers beside food: delivery, cutlery, a waiter.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id, which an order names." }),
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
    isRequired: t.exposeBoolean('required', { description: 'Whether it belongs to every order that it applies to.' }),
    appliesTo: t.expose('appliesTo', {
      type: ServiceScope,
      description: 'The orders that it applies to; all where the v2 service does not say.',
    }),
    version: t.string({ description: 'What its state is called, for updateService.', resolve: versionOf }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for the whole order.' }),
  }),
})
