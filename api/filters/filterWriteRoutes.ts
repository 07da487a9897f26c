import { z } from 'zod'
import { Filter, FilterChange, FilterId, NewFilter } from '../../contract/filters.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App, AppServices } from '../http/appServices.ts'
import { changedPart } from '../audit/changedPart.ts'
import { recordChange } from '../audit/changeStore.ts'
import { adminViewer } from '../http/auth.ts'
import { notFound, problemAnswers } from '../http/problems.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { write } from '../http/runIdempotent.ts'
import { findLastFilterChange } from './filterChangeStore.ts'
import { addFilter, lockFilters, updateFilter } from './filterStore.ts'
import { deleteFilter } from './filterUseStore.ts'

const tags = ['reference']

/** Making, changing and deleting filters, for admins. */
export function filterWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/filters',
    { schema: { summary: 'A new filter', tags, body: NewFilter, response: { 201: Filter, ...problemAnswers } } },
    async (request, reply) => {
      const viewer = adminViewer(request)
      const added = await write(services, request, async (tx, at) => {
        const after = await addFilter(tx, viewer, request.body)
        await recordChange(tx, viewer, at, { kind: 'filter', id: after.id, caterId: null, before: null, after })
        return after
      })
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
        response: { 200: Filter, 412: stale(z.array(Filter)), ...problemAnswers },
      },
    },
    (request) => {
      const viewer = adminViewer(request)
      const { id, ...values } = request.body
      return write(services, request, async (tx, at) => {
        const filters = await lockFilters(tx, viewer)
        const before = filters.find((one) => one.id === id)
        if (!before) throw notFound()
        await checkIfMatch(request, z.array(Filter), filters, () => findLastFilterChange(tx))
        const after = await updateFilter(tx, before, values)
        const change = changedPart(before, after)
        if (change) await recordChange(tx, viewer, at, { kind: 'filter', id: after.id, caterId: null, ...change })
        return after
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
        response: { 200: Done, ...problemAnswers },
      },
    },
    (request) => {
      const viewer = adminViewer(request)
      const { id } = request.body
      return write(services, request, async (tx, at) => {
        const deleted = await deleteFilter(tx, viewer, id)
        if (!deleted) throw notFound()
        const { filter, caters, pages } = deleted
        await recordChange(tx, viewer, at, { kind: 'filter', id, caterId: null, before: filter, after: null })
        for (const { id: caterId, filters } of caters) {
          const change = { before: { filters }, after: { filters: filters.filter((one) => one !== id) } }
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
