/** Counters in Prometheus' text format. Labels must come from a bounded set. */
export interface Metrics {
  /** Adds to a counter; 1 where no amount is given. */
  count: (name: string, labels: Readonly<Record<string, string | number>>, by?: number) => void
  /** All of them, as /metrics answers. */
  text: () => string
}

/** Counters that start at zero. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>()
  return {
    count(name, labels, by = 1) {
      const series = counters.get(name) ?? new Map<string, number>()
      counters.set(name, series)
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}=${JSON.stringify(String(value))}`)
        .join(',')
      series.set(key, (series.get(key) ?? 0) + by)
    },
    text() {
      const lines = [...counters].flatMap(([name, series]) => [
        `# TYPE ${name} counter`,
        ...[...series].map(([labels, value]) => `${name}{${labels}} ${value}`),
      ])
      return `${[...lines, ...processLines()].join('\n')}\n`
    },
  }
}

function processLines(): string[] {
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(3)}`,
  ]
}
