import { CaterResponse, CaterChange, CaterId, CaterOrdering, NewCater, SeenCater } from '../../contract/caters.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { problemResponses } from '../http/problems.ts'
import { parseJsonField } from '../routes/jsonField.ts'
import { changeCater } from './changeCater.ts'
import { createCater } from './createCater.ts'
import { moveCater } from './moveCater.ts'
import { deleteCater } from './deleteCater.ts'

const tags = ['caters']
const description =
  'As multipart/form-data: the body as JSON in the field `cater`, and the files `logo` and `banner` (gif, jpeg or png).'
const form = { config: { form: true as const }, preValidation: parseJsonField('cater') }
const changed = { ...problemResponses, 200: CaterResponse, 412: stale(SeenCater) }

/** Creates, changes and deletes caterers. */
export function caterWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now' | 'images'>): void {
  app.post(
    '/api/caters/create',
    {
      ...form,
      schema: {
        summary:
          'Creates a caterer. An active one states its inspection report (smileyUrl or noInspectionYet): 422 smiley_missing; without active it is active where it does',
        description,
        tags,
        body: NewCater,
        response: { ...problemResponses, 201: CaterResponse },
      },
    },
    async (request, reply) => reply.code(201).send(await createCater(services, request, request.body)),
  )

  app.put(
    '/api/v2/caters',
    {
      schema: {
        summary: 'Changes what is sent of a caterer; price periods and filters as whole lists',
        tags,
        body: CaterChange,
        response: changed,
      },
    },
    (request) => changeCater(services, request, request.body),
  )

  app.put(
    '/api/v2/caters/full',
    {
      ...form,
      schema: {
        summary: 'Changes what is sent of a caterer, and its pictures',
        description,
        tags,
        body: CaterChange,
        response: changed,
      },
    },
    (request) => changeCater(services, request, request.body),
  )

  app.put(
    '/api/v2/caters/update-ordering',
    { schema: { summary: 'Gives a caterer its place among all', tags, body: CaterOrdering, response: changed } },
    (request) => {
      const { place, ...ordering } = request.body
      return place === undefined
        ? changeCater(services, request, ordering)
        : moveCater(services, request, { id: ordering.id, place })
    },
  )

  app.delete(
    '/api/v2/caters',
    {
      schema: {
        summary: 'Hides a caterer everywhere; 409 has_open_orders while it has orders to come that are not refused',
        tags,
        body: CaterId,
        response: { ...problemResponses, 200: Done },
      },
    },
    (request) => deleteCater(services, request, request.body.id),
  )
}
