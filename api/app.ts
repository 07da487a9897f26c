import { randomUUID } from 'node:crypto'
import swagger from '@fastify/swagger'
import Fastify, { LogController } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { App, AppServices } from './appServices.ts'
import { addTokenReading } from './auth.ts'
import { caterRoutes } from './caters/caterRoutes.ts'
import { categoryRoutes } from './categories/categoryRoutes.ts'
import { cityRoutes } from './cities/cityRoutes.ts'
import { addDocs } from './docs.ts'
import { addErrorAnswers, answerError } from './errorAnswers.ts'
import { addEtags } from './etags.ts'
import { filterRoutes } from './filters/filterRoutes.ts'
import { healthRoutes } from './health.ts'
import { imageRoutes } from './images/imageRoutes.ts'
import { menuRoutes } from './menus/menuRoutes.ts'
import { addMetrics } from './metrics.ts'
import { namedSchemas } from './namedSchemas.ts'
import { orderRoutes } from './orders/orderRoutes.ts'
import { pageRoutes } from './pages/pageRoutes.ts'
import { serviceRoutes } from './services/serviceRoutes.ts'
import { userRoutes } from './users/userRoutes.ts'

const megabyte = 1_048_576

/** The whole service over what it is given; does not listen yet. */
export async function buildApp(services: AppServices): Promise<App> {
  const { config, log } = services
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: megabyte,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: (request) => safeId(request.headers['x-request-id']) ?? randomUUID(),
    frameworkErrors: answerError,
    // A long address is a 404 of the route, not of the router
    routerOptions: { maxParamLength: 500 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    // The path only: a query may hold an email
    const [path] = request.url.split('?')
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered')
  })
  addErrorAnswers(app)
  addMetrics(app, services)
  addTokenReading(app, services)
  addEtags(app)

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kuvert v2 service', version: '1.0.0', description: 'The system of record of the marketplace.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: namedSchemas }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: namedSchemas }),
  })
  // Inside after: swagger must be there before the routes it describes
  app.after(() => {
    healthRoutes(app, services)
    userRoutes(app, services)
    pageRoutes(app, services)
    caterRoutes(app, services)
    categoryRoutes(app, services)
    menuRoutes(app, services)
    serviceRoutes(app, services)
    filterRoutes(app, services)
    cityRoutes(app)
    imageRoutes(app, services)
    orderRoutes(app, services)
    addDocs(app)
  })
  await app.ready()
  return app
}

/** What another program sent, if it cannot forge a log line with it. */
function safeId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header) ? header : undefined
}
