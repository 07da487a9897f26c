import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { order } from '../testing/fakeData.ts'
import { startTestServer } from '../testing/testServer.ts'

let bff: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  bff = await startTestServer()
  return () => bff.stop()
})

const get = async (
  search = '',
  email?: 'smagen@demo.dk' | 'admin@demo.dk' | 'kunde@demo.dk',
  encoding = 'gzip, br',
) => {
  const headers: Record<string, string> = { 'accept-encoding': encoding }
  if (email) headers.cookie = `session=${await bff.v2.token(email)}`
  return fetch(`${bff.url}/admin/ordre.csv${search}`, { headers, redirect: 'manual' })
}

test('SEC-22 an export is told to the log of security, with who made it', async () => {
  bff.v2.answer('GET /cater/orders', () => ({ status: 200, body: [order(900, 55)] }))
  expect((await get('', 'smagen@demo.dk')).status).toBe(200)
  expect((await get()).status).toBe(302)
  const events = bff.logged.filter((entry) => (entry as [{ event?: string }])[0].event === 'security')
  const exported = { event: 'security', action: 'orders_exported', network: '127.0.0.1', requestId: expect.any(String) }
  expect(events).toEqual([[{ ...exported, userId: expect.stringMatching(/./) }, 'security event']])
})

describe('ORL-4 /admin/ordre.csv', () => {
  test('SCA-2 has every page of the filtered orders, in the format of Danish Excel, compressed for who accepts it', async () => {
    const paid = { caterAccept: 1, paid: 1 }
    bff.v2.answer('GET /cater/orders', ({ query }) => {
      const from = Number(query.get('cursor') ?? 0)
      const body = Array.from({ length: 100 }, (_, index) =>
        order(900 - from - index, 55, {
          ...paid,
          price: '1445.50',
          comment: '=HYPERLINK("http://x")',
          orderer: 'Bo; "Bobby"',
        }),
      )
      const link: Record<string, string> = from < 200 ? { link: `</x?cursor=${from + 100}>; rel="next"` } : {}
      return { status: 200, body, headers: link }
    })
    const answer = await get('?status=PAID&from=2026-12-01&q=%20karen%20', 'smagen@demo.dk')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="ordre-\d{4}-\d\d-\d\d\.csv"$/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lists = bff.v2.calls.filter(({ call }) => call === 'GET /cater/orders')
    expect(lists.map(({ query }) => Object.fromEntries(query))).toMatchObject([
      { status: 'paid', from: '2026-12-01', q: 'karen', limit: '100' },
      { status: 'paid', from: '2026-12-01', q: 'karen', cursor: '100' },
      { status: 'paid', from: '2026-12-01', q: 'karen', cursor: '200' },
    ])
    expect(lists[0]?.query.has('to')).toBe(false)

    expect(answer.headers.get('content-encoding')).toBe('br')
    for (const encoding of ['gzip', 'identity']) {
      const other = await get('?status=PAID&from=2026-12-01&q=%20karen%20', 'smagen@demo.dk', encoding)
      expect([other.headers.get('vary'), other.headers.get('content-encoding') ?? 'identity']).toEqual([
        'Accept-Encoding',
        encoding,
      ])
      expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(true)
    }

    const rows = parse(bytes, { bom: true, delimiter: ';', columns: true, record_delimiter: '\r\n' }) as Record<
      string,
      string
    >[]
    expect(rows).toHaveLength(300)
    expect(rows[0]).toEqual({
      Ordre: '100900',
      Cater: 'Smagen',
      Navn: 'Bo; "Bobby"',
      Email: 'karen@kunde.dk',
      Telefon: '',
      Kuverter: '15',
      Pris: '1445,50',
      Bestilt: '20-11-2026 11:00',
      Leveringsdato: '01-12-2026',
      Tidspunkt: '18:00',
      Adresse: '',
      Postnummer: '',
      By: '',
      Godkendt: 'Godkendt',
      Betalt: 'Kort',
      Kommentar: `'=HYPERLINK("http://x")`,
    })
  })

  test('DAY-4 refuses a filter that it cannot use, and does not send more orders instead', async () => {
    for (const [search, text] of [
      ['?status=SENT', '"SENT" i adressen er ikke en status og er ikke brugt.\n'],
      ['?from=2026-12-01&to=2026-13-99', '"2026-13-99" i adressen er ikke en dato og er ikke brugt.\n'],
      ['?from=2026-12-02&to=2026-12-01', 'Fra-datoen ligger efter til-datoen. Perioden er ikke brugt.\n'],
    ] as const) {
      const answer = await get(search, 'smagen@demo.dk')
      expect([search, answer.status, await answer.text()]).toEqual([search, 400, text])
    }
  })

  test('redirects visitors to the login and customers to the front page', async () => {
    const stranger = await get('?status=PAID')
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      302,
      '/login?from=%2Fadmin%2Fordre.csv%3Fstatus%3DPAID',
    ])
    expect((await get('', 'kunde@demo.dk')).headers.get('location')).toBe('/')
    bff.v2.answer('GET /cater/orders', () => ({ status: 401 }))
    expect((await get('', 'smagen@demo.dk')).headers.get('location')).toContain('/login')
  })

  test('has the orders of all caterers for an admin', async () => {
    bff.v2.answer('GET /api/caters/get-all', () => ({
      status: 200,
      body: [{ id: 57, name: 'Grønt', active: true, delivery: true }],
    }))
    bff.v2.answer('GET /admin/orders', () => ({ status: 200, body: [order(1, 57)] }))
    expect(await (await get('', 'admin@demo.dk')).text()).toContain('100001;Grønt;Karen Kunde')
  })

  test('breaks off where the service fails in the middle of it', async () => {
    bff.v2.answer('GET /cater/orders', ({ query }) =>
      query.has('cursor')
        ? { status: 500 }
        : { status: 200, body: [order(1, 55)], headers: { link: '</x?cursor=1>; rel="next"' } },
    )
    const broken = await get('', 'smagen@demo.dk')
    expect(broken.status).toBe(200)
    await expect(broken.text()).rejects.toThrow()
    bff.v2.answer('GET /cater/orders', () => ({ status: 500 }))
    const failed = await get('', 'smagen@demo.dk')
    expect([failed.status, await failed.text()]).toEqual([503, 'Noget gik galt. Prøv igen.\n'])
    expect(failed.headers.get('retry-after')).toBe('2')
  })
})
