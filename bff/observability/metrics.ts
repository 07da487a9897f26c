/** Counters and histograms in Prometheus' text format. Labels must come from a bounded set. */
export interface Metrics {
  /** Adds to a counter; 1 where no amount is given. */
  count: (name: string, labels: Labels, by?: number) => void
  /** Adds a duration to a histogram. */
  observe: (name: string, labels: Labels, seconds: number) => void
  /** All of them, as /metrics answers. */
  text: () => string
}

type Labels = Readonly<Record<string, string | number>>

interface Histogram {
  /** How many ended in each of BUCKETS, and not in one before it. */
  ended: number[]
  count: number
  sum: number
}

/** Upper ends in seconds: from an answer that is kept to a call that ran into its deadline. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counters and histograms that start at zero. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>()
  const histograms = new Map<string, Map<string, Histogram>>()
  return {
    count(name, labels, by = 1) {
      const series = seriesOf(counters, name)
      const key = keyOf(labels)
      series.set(key, (series.get(key) ?? 0) + by)
    },
    observe(name, labels, seconds) {
      const series = seriesOf(histograms, name)
      const key = keyOf(labels)
      const histogram = series.get(key) ?? { ended: BUCKETS.map(() => 0), count: 0, sum: 0 }
      series.set(key, histogram)
      const index = BUCKETS.findIndex((end) => seconds <= end)
      if (index >= 0) histogram.ended[index] = (histogram.ended[index] ?? 0) + 1
      histogram.count += 1
      histogram.sum += seconds
    },
    text() {
      const counts = [...counters].flatMap(([name, series]) => [
        `# TYPE ${name} counter`,
        ...[...series].map(([labels, value]) => `${name}{${labels}} ${value}`),
      ])
      const durations = [...histograms].flatMap(([name, series]) => [
        `# TYPE ${name} histogram`,
        ...[...series].flatMap(([labels, histogram]) => linesOf(name, labels, histogram)),
      ])
      return `${[...counts, ...durations, ...processLines()].join('\n')}\n`
    },
  }
}

function seriesOf<Series>(all: Map<string, Map<string, Series>>, name: string): Map<string, Series> {
  const series = all.get(name) ?? new Map<string, Series>()
  all.set(name, series)
  return series
}

function keyOf(labels: Labels): string {
  // Several times for each answer
  let key = ''
  for (const label in labels) key += `${key && ','}${label}=${JSON.stringify(String(labels[label]))}`
  return key
}

function linesOf(name: string, labels: string, { ended, count, sum }: Histogram): string[] {
  const within = (index: number) => ended.slice(0, index + 1).reduce((all, some) => all + some, 0)
  return [
    ...BUCKETS.map((end, index) => `${name}_bucket{${labels},le="${end}"} ${within(index)}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]
}

function processLines(): string[] {
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(3)}`,
  ]
}
