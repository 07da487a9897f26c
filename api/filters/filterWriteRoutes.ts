import { z } from 'zod'
import { Filter, FilterChange, FilterId, NewFilter } from '../../contract/filters.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { recordChange } from '../audit/changeStore.ts'
import { requireAdmin } from '../http/auth.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { changeRow, createRow, type RowKind } from '../routes/rowChanges.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { findLastFilterChange } from './filterChangeStore.ts'
import { addFilter, listFilters, lockFilters, updateFilter } from './filterStore.ts'
import { deleteFilter } from './deleteFilterStore.ts'

const tags = ['reference']

const filterRowKind: RowKind<Filter, Filter> = { kind: 'filter', schema: Filter, toWire: (filter) => filter }

/** Creates, changes and deletes filters, for admins. */
export function filterWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/filters',
    { schema: { summary: 'A new filter', tags, body: NewFilter, response: { 201: Filter, ...problemResponses } } },
    async (request, reply) => {
      const viewer = requireAdmin(request)
      const added = await createRow(services, request, viewer, filterRowKind, (tx) =>
        addFilter(tx, viewer, request.body),
      )
      return reply.code(201).send(added)
    },
  )

  app.put(
    '/api/v2/filters',
    {
      schema: {
        summary: 'Changes a filter: what is left out stays',
        tags,
        body: FilterChange,
        response: { 200: Filter, 412: stale(z.array(Filter)), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireAdmin(request)
      const { id, name, type } = request.body
      return changeRow(services, request, viewer, filterRowKind, {
        lock: async (tx) => (await lockFilters(tx, viewer)).find((filter) => filter.id === id) ?? null,
        // Filters have no GET of their own, so If-Match refers to the list
        checkIfMatch: async (tx) =>
          checkIfMatch(request, z.array(Filter), await listFilters(tx), () => findLastFilterChange(tx)),
        update: (tx, filter) => updateFilter(tx, filter, { name, type }),
      })
    },
  )

  app.delete(
    '/api/v2/filters',
    {
      schema: {
        summary: 'Deletes a filter, and takes it from caterers and from the blocks of pages',
        tags,
        body: FilterId,
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireAdmin(request)
      const { id } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const deleted = await deleteFilter(tx, viewer, id)
        if (!deleted) throw notFound()
        const { filter, caters, pages } = deleted
        await recordChange(tx, viewer, at, { kind: 'filter', id, caterId: null, before: filter, after: null })
        for (const { id: caterId, filters } of caters) {
          const change = { before: { filters }, after: { filters: filters.filter((filterId) => filterId !== id) } }
          await recordChange(tx, viewer, at, { kind: 'cater', id: caterId, caterId, ...change })
        }
        for (const { before, after } of pages) {
          const change = { before: { blocks: before.blocks }, after: { blocks: after.blocks } }
          await recordChange(tx, viewer, at, { kind: 'page', id: after.id, caterId: after.caterId, ...change })
        }
        return { success: true }
      })
    },
  )
}
