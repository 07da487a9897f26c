import { parentPort, workerData } from 'node:worker_threads'
import { sanitize } from 'isomorphic-dompurify'

// Plain JavaScript, since a thread starts without what runs TypeScript in tests and development
parentPort.on('message', (html) => parentPort.postMessage(sanitize(html, workerData)))
parentPort.postMessage('ready')
