import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { catalogue, orders, users } from './fakeData.ts'

/** An answer of the fake service. */
export interface FakeResponse {
  status: number
  body?: unknown
  /** Sent as it is, in place of a body. */
  text?: string
  headers?: Record<string, string>
}

/** A request as the fake service got it. */
export interface FakeCall {
  /** 'GET /caters-public/55', without /api/v2 and without the query. */
  call: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

type FakeOutcome = FakeResponse | 'hang up' | 'say nothing'
type Respond = (call: FakeCall) => FakeOutcome | Promise<FakeOutcome>

/** A v2 service in this process: answers a small catalogue, and whatever a test puts in its place. */
export async function startFakeV2() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }
  const calls: FakeCall[] = []
  const answers = new Map<string, Respond>()
  let embeds = false

  const token = (email: keyof typeof users, expiresIn = '12h') => {
    const { id, role, caterId, verified } = users[email]
    return new SignJWT({ roleName: role, caterId: caterId ?? undefined, verified })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(privateKey)
  }

  const usual = async (call: FakeCall): Promise<FakeResponse> => {
    if (call.call === 'GET /.well-known/jwks.json') return { status: 200, body: { keys: [jwk] } }
    if (call.call === 'POST /api/users/login') {
      const { email, password } = call.body as { email: keyof typeof users; password: string }
      if (!(email in users) || password !== 'demo-1234') return { status: 401 }
      return { status: 200, body: { token: await token(email) } }
    }
    const known = catalogue[call.call]
    if (known !== undefined)
      return {
        status: 200,
        body: embeds && call.query.has('embed') ? { ...known, ...(await embedded(call, known)) } : known,
      }
    return ofUser(call) ?? { status: 404 }
  }

  /** The responses of other addresses at the same time. */
  const embedded = async ({ query, headers }: FakeCall, known: unknown) => {
    const parts = query.get('embed')?.split(',') ?? []
    const { caterId } = known as { caterId?: number }
    const answerOf = async (call: string) => {
      const embeddedCall = { call: `GET ${call}`, query: new URLSearchParams(), headers, body: undefined }
      const answer = (await answers.get(embeddedCall.call)?.(embeddedCall)) ?? (await usual(embeddedCall))
      return typeof answer === 'object' && answer.status === 200 ? answer.body : undefined
    }
    return {
      ...(parts.includes('cater') && { cater: await answerOf(`/caters-public/${caterId}`) }),
      ...(parts.includes('services') && { services: await answerOf(`/caters/${caterId}/services`) }),
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://v2')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const call: FakeCall = {
      call: `${request.method} ${decodeURIComponent(url.pathname.replace(/^\/api\/v2/, ''))}`,
      query: url.searchParams,
      headers: request.headers,
      body: await readBody(bytes, request.headers['content-type']),
    }
    calls.push(call)
    const answer = (await answers.get(call.call)?.(call)) ?? (await usual(call))
    if (answer === 'hang up') return void request.socket.destroy()
    if (answer === 'say nothing') return
    const text = answer.text ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body))
    const etag = `"${text?.length ?? 0}"`
    const isKnown = answer.status === 200 && request.headers['if-none-match'] === etag
    response.writeHead(isKnown ? 304 : answer.status, { 'content-type': 'application/json', etag, ...answer.headers })
    response.end(isKnown ? undefined : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The calls since the last time, as 'GET /path', without those for keys. */
    takeCalls: () =>
      calls
        .splice(0)
        .map(({ call }) => call)
        .filter((call) => !call.includes('jwks')),
    token,
    /** From now on it answers `?embed=`, too, which is an addition that a service need not have. */
    embed: () => {
      embeds = true
    },
    /** Puts an answer in place of the usual one. */
    answer: (call: string, respond: Respond) => answers.set(call, respond),
    /** Puts the usual answer back. */
    noAnswer: (call: string) => answers.delete(call),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** See {@link startFakeV2}. */
export type FakeV2 = Awaited<ReturnType<typeof startFakeV2>>

/** JSON as it is; of a form its fields, and of its files what they are called and hold. */
async function readBody(bytes: Buffer, type = ''): Promise<unknown> {
  if (!type.startsWith('multipart/form-data')) return bytes.length === 0 ? undefined : JSON.parse(bytes.toString())
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const read = async (value: string | File) =>
    typeof value === 'string'
      ? value
      : { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) }
  return Object.fromEntries(await Promise.all([...form].map(async ([name, value]) => [name, await read(value)])))
}

function ofUser({ call, headers, query }: FakeCall): FakeResponse | null {
  const claims = headers.authorization?.split('.')[1]
  if (claims === undefined) return null
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const user = Object.values(users).find(({ id }) => id === sub)
  if (!user) return { status: 401 }
  if (call === 'GET /api/users/me') return { status: 200, body: user }
  const own = orders.filter(({ caterId }) => user.role === 'cater' && caterId === user.caterId)
  if (call === 'GET /cater/orders') {
    const limit = Number(query.get('limit') ?? own.length)
    const from = Number(query.get('cursor') ?? 0)
    const ids = query.get('ids')?.split(',')
    const [status, earliest, latest] = ['status', 'from', 'to'].map((name) => query.get(name))
    // None of its orders was answered or opened
    const filtered = own
      .filter(() => !status || status === 'awaiting')
      .filter(({ delieveryDate: date }) => (!earliest || date >= earliest) && (!latest || date.slice(0, 10) <= latest))
    const sorted = query.get('sort') === 'oldest' ? filtered.toReversed() : filtered
    const link: Record<string, string> =
      from + limit < filtered.length ? { link: `</api/v2/cater/orders?cursor=${from + limit}>; rel="next"` } : {}
    const body = sorted.filter(({ id }) => ids?.includes(id) ?? true).slice(from, from + limit)
    return { status: 200, body, headers: { 'x-total-count': String(filtered.length), ...link } }
  }
  const id = /^GET \/cater\/orders\/([\w-]+)$/.exec(call)?.[1]
  const order = own.find((known) => known.id === id)
  return order ? { status: 200, body: order } : null
}
