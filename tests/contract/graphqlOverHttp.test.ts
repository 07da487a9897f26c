import { auditServer } from 'graphql-http'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  bff = await startTestServer()
  return bff.stop
})

test('GRA-15 GraphQL over HTTP is spoken as its specification says, to the last MAY', async () => {
  const results = await auditServer({ url: `${bff.url}/graphql`, fetchFn: globalThis.fetch })
  const wrong = results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.name}: ${result.reason}`]))
  expect(wrong).toEqual([])
  expect(results.length).toBeGreaterThan(60)
})
