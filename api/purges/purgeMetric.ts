import { Gauge } from 'prom-client'
import type { Db } from '../database/connect.ts'
import { countPurges } from './purgeStore.ts'

/** The gauge of purges. It is read from the database, since workers whose metrics nobody reads may send them. */
export const createPurgeMetric = (db: Db): Gauge =>
  new Gauge({
    name: 'cdn_purges',
    help: 'Changes that were not sent to the CDN: not due or tried yet, refused so far, or abandoned within 12 hours',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      for (const { state, count } of await countPurges(db).catch(() => [])) this.set({ state }, count)
    },
  })
