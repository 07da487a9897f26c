import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/connect.ts'
import { readCatalogueMarker } from './catalogueMarkerStore.ts'

/** The marker of routes that answer a part of a caterer's catalogue and nothing else. */
export const catalogueMarker =
  (db: Db) =>
  ({ params }: FastifyRequest): Promise<string> =>
    readCatalogueMarker(db, (params as { caterId: number }).caterId)
