import { DOCUMENT_REQUESTS } from '../contract/prices/documentRequests.ts'
import { measurePrice } from '../contract/prices/measurePrice.ts'
import { FREE_REQUESTS, OTHER_REQUESTS, PAGES } from '../contract/prices/otherRequests.ts'
import { startPricedServer } from '../contract/prices/startPricedServer.ts'
import { makeDemo } from '../fixtures/demo.ts'

// Prints what each request of a visitor costs, and how much processor time the points of a minute buy
await makeDemo()
const server = await startPricedServer()
try {
  for (const [name, row] of Object.entries({ ...PAGES, ...OTHER_REQUESTS, ...FREE_REQUESTS, ...DOCUMENT_REQUESTS })) {
    const { ms, points, secondsAMinute, statuses } = await measurePrice(server, row)
    const figures = [`${ms.toFixed(2)} ms`, `own ${points.own.toFixed(0)}`, `web ${points.web.toFixed(0)}`]
    const buys = `${secondsAMinute.toFixed(1)} s`
    console.log([name.padEnd(40), ...[...figures, buys].map((text) => text.padStart(11)), statuses.join()].join(' '))
  }
} finally {
  await server.stop()
}
