import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { ALLOWED_ATTRIBUTES, STORED_TAGS } from '../../domain/html/allowedHtml.ts'

/** Far above what a text within the limits takes, also on a busy machine. */
const TIMEOUT_MS = 5_000

const OPTIONS = {
  ALLOWED_TAGS: [...STORED_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const serially = pLimit(1)
let running: Promise<Worker> | undefined

/**
 * Runs DOMPurify over HTML in a thread of its own, since its DOM takes 25 µs for each element and a second to load, which
 * the first text waits for. Rejects where the thread fails or a text takes longer than 5 seconds.
 */
export function purify(html: string): Promise<string> {
  return serially(async () => {
    running ??= startWorker()
    try {
      const worker = await running
      worker.postMessage(html)
      const [purified] = await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })
      return String(purified)
    } catch (error) {
      void running.then(
        (worker) => worker.terminate(),
        () => {},
      )
      running = undefined
      throw error
    }
  })
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('purifyWorker.js', import.meta.url), { workerData: OPTIONS })
  // A server that stops does not wait for it
  worker.unref()
  await once(worker, 'message')
  return worker
}
