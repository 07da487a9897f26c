import { Counter, Gauge } from 'prom-client'
import type { ReadDatabase } from './readDatabase.ts'

/** The metrics of a read replica. */
export const createReadMetrics = (reads: ReadDatabase): (Counter | Gauge)[] => [
  new Gauge({
    name: 'read_replica_available',
    help: '1 while the read replica answers, else 0',
    registers: [],
    collect() {
      this.set(reads.isAvailable() ? 1 : 0)
    },
  }),
  new Counter({
    name: 'database_reads_total',
    help: 'Reads by the replica, or by the primary since the replica was behind, unavailable, or failed a statement',
    labelNames: ['from'],
    registers: [],
    collect() {
      this.reset()
      for (const [from, count] of Object.entries(reads.counts)) this.inc({ from }, count)
    },
  }),
]
