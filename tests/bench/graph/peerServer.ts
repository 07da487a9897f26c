import type { AddressInfo } from 'node:net'
import { createServer, type IncomingMessage } from 'node:http'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { useResponseCache } from '@graphql-yoga/plugin-response-cache'
import fastify from 'fastify'
import { createYoga } from 'graphql-yoga'
import mercurius from 'mercurius'
import { createContextFactory, schema } from '../../../bff/testing/otherServers.ts'

// The comparison's peers: a process each, in which another GraphQL server serves the same schema with the same
// resolvers, and nothing else of ours.
const [service = '', peer = ''] = process.argv.slice(2)
const contextOf = createContextFactory(service)
const host = '127.0.0.1'

async function startApollo(): Promise<number> {
  const apollo = new ApolloServer({ schema })
  const context = ({ req }: { req: IncomingMessage }) => contextOf(req.headers)
  const { url } = await startStandaloneServer(apollo, { context, listen: { port: 0, host } })
  return Number(new URL(url).port)
}

async function startMercurius(jit: number): Promise<number> {
  const app = fastify()
  await app.register(mercurius, { schema, jit, context: ({ headers }) => contextOf(headers) })
  await app.listen({ port: 0, host })
  return (app.server.address() as AddressInfo).port
}

async function startYoga(plugins: ReturnType<typeof useResponseCache>[]): Promise<number> {
  const yoga = createYoga<{ req: IncomingMessage }>({
    schema,
    plugins,
    logging: false,
    context: ({ req }) => contextOf(req.headers),
  })
  const server = createServer(yoga)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return (server.address() as AddressInfo).port
}

const PEERS: Record<string, () => Promise<number>> = {
  'Apollo Server': startApollo,
  Mercurius: () => startMercurius(0),
  'Mercurius with JIT': () => startMercurius(1),
  Yoga: () => startYoga([]),
  'Yoga with its response cache': () => startYoga([useResponseCache({ session: () => null, ttl: 10_000 })]),
}
const start = PEERS[peer]
if (!start) throw new Error(`There is no peer named ${peer}`)
const port = await start()
process.send?.(port)
