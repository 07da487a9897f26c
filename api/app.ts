import { randomUUID } from 'node:crypto'
import swagger from '@fastify/swagger'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { isRequestId } from '../contract/requestId.ts'
import { addAccessControl } from './http/access.ts'
import type { App } from './http/fastifyApp.ts'
import type { AppServices } from './routes/appServices.ts'
import { addAuthentication } from './http/auth.ts'
import { addClientNetwork } from './http/clientNetwork.ts'
import { caterRoutes } from './caters/caterRoutes.ts'
import { caterWriteRoutes } from './caters/caterWriteRoutes.ts'
import { availabilityRoutes } from './availability/availabilityRoutes.ts'
import { availabilityRuleRoutes } from './availability/availabilityRuleRoutes.ts'
import { calendarRoute } from './availability/calendarRoute.ts'
import { caterSearchRoutes } from './search/caterSearchRoutes.ts'
import { openCaterRoutes } from './search/openCaterRoutes.ts'
import { categoryMenuRoutes } from './categories/categoryMenuRoutes.ts'
import { categoryOrderingRoute } from './categories/categoryOrderingRoute.ts'
import { categoryRoutes } from './categories/categoryRoutes.ts'
import { categoryWriteRoutes } from './categories/categoryWriteRoutes.ts'
import { cityRoutes } from './cities/cityRoutes.ts'
import { dishRoutes } from './dishes/dishRoutes.ts'
import { dishWriteRoutes } from './dishes/dishWriteRoutes.ts'
import { foodRoutes } from './foods/foodRoutes.ts'
import { addDocs } from './openapi/docsPage.ts'
import { addErrorHandler, handleError } from './http/errorResponses.ts'
import { addCompression } from './http/compression.ts'
import { addEtags } from './http/etags.ts'
import { filterRoutes } from './filters/filterRoutes.ts'
import { filterWriteRoutes } from './filters/filterWriteRoutes.ts'
import { healthRoutes } from './http/health.ts'
import { imageRoutes } from './images/imageRoutes.ts'
import { isProbe } from '../runtime/probes.ts'
import { mailRoutes } from './mail/mailRoutes.ts'
import { menuChildRoutes } from './menus/menuChildRoutes.ts'
import { menuPlaceRoutes } from './menus/menuPlaceRoutes.ts'
import { menuRoutes } from './menus/menuRoutes.ts'
import { priceHistoryRoute } from './menus/priceHistoryRoute.ts'
import { menuWriteRoutes } from './menus/menuWriteRoutes.ts'
import { addMetrics } from './http/metrics.ts'
import { openApi } from './openapi/openapi.ts'
import { mailAllergenChanges } from './orders/mailAllergenChanges.ts'
import { orderRoutes } from './orders/orderRoutes.ts'
import { pageImageRoute } from './cms/pageImageRoute.ts'
import { pageRoutes } from './cms/pageRoutes.ts'
import { pageWriteRoutes } from './cms/pageWriteRoutes.ts'
import { calendarRoutes } from './reports/calendarRoutes.ts'
import { noteRoutes } from './orders/noteRoutes.ts'
import { indexWritten } from './search/searchIndex.ts'
import { officeSearchRoutes } from './search/officeSearchRoutes.ts'
import { kitchenRoutes } from './kitchen/kitchenRoutes.ts'
import { productionRoutes } from './reports/productionRoutes.ts'
import { statisticsRoutes } from './reports/statisticsRoutes.ts'
import { addReadScope } from './http/readScope.ts'
import { addRequestScope } from './http/requestScope.ts'
import { addSecurityLog } from './http/securityLog.ts'
import { offerLinkRoutes } from './offers/offerLinkRoutes.ts'
import { offerRoutes } from './offers/offerRoutes.ts'
import { sharedBasketRoutes } from './sharedBaskets/sharedBasketRoutes.ts'
import { serviceRoutes } from './services/serviceRoutes.ts'
import { serviceWriteRoutes } from './services/serviceWriteRoutes.ts'
import { createHashQueue } from './users/hashQueue.ts'
import { passwordRoutes } from './users/passwordRoutes.ts'
import { userAdministrationRoutes } from './users/userAdministrationRoutes.ts'
import { userRoutes } from './users/userRoutes.ts'
import { addNestingLimit } from './http/nestingLimit.ts'
import { addRefusedBodies } from './http/refusedBodies.ts'
import { addUploads } from './http/uploads.ts'
import { zoneRoutes } from './zones/zoneRoutes.ts'

const megabyte = 1_048_576

/** Builds the service; it does not listen yet. */
export async function buildApp(services: AppServices): Promise<App> {
  const { log } = services
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: megabyte,
    // For the largest form over a slow line
    requestTimeout: 300_000,
    genReqId: ({ headers: { 'x-request-id': id } }) => (isRequestId(id) ? id : randomUUID()),
    // Requests over open connections are answered during shutdown; see gracefulShutdown.ts
    return503OnClosing: false,
    frameworkErrors: handleError,
    // Longer ones are 414
    routerOptions: { maxParamLength: 500 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    // The path only: a query may hold an email
    const { config: route, url } = request.routeOptions
    const path = route.secretPath ? url : url === undefined ? pathPrefix(request.url) : request.url.split('?')[0]
    const ms = Math.round(reply.elapsedTime)
    if (!isProbe(request.url))
      request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request completed')
  })
  app.decorate('purgeQueue', services.purgeQueue)
  app.decorate('afterChange', indexWritten)
  addRequestScope(app)
  addClientNetwork(app, services)
  addErrorHandler(app)
  addMetrics(app, services)
  addSecurityLog(app)
  addAuthentication(app, services)
  // After authentication, which sees at once that a user was removed, and before markers are read
  addReadScope(app, services)
  addEtags(app)
  // After the ETag of what is compressed
  addCompression(app)
  addRefusedBodies(app)
  await addUploads(app)
  addNestingLimit(app)
  addAccessControl(app)

  await app.register(swagger, openApi)
  const runHashing = createHashQueue()
  // In after(): swagger must be registered before the routes it describes
  app.after(() => {
    healthRoutes(app, services)
    userRoutes(app, services, runHashing)
    userAdministrationRoutes(app, services)
    passwordRoutes(app, services, runHashing)
    pageRoutes(app, services)
    pageWriteRoutes(app, services)
    pageImageRoute(app, services)
    caterRoutes(app, services)
    caterWriteRoutes(app, services)
    caterSearchRoutes(app, services)
    openCaterRoutes(app, services)
    availabilityRoutes(app, services)
    availabilityRuleRoutes(app, services)
    calendarRoute(app, services)
    zoneRoutes(app, services)
    foodRoutes(app, services, (tx, at, orders) =>
      mailAllergenChanges({ tx, mailQueue: services.mailQueue, site: services.config.site, at }, orders),
    )
    categoryRoutes(app, services)
    categoryWriteRoutes(app, services)
    categoryOrderingRoute(app, services)
    categoryMenuRoutes(app, services)
    menuRoutes(app, services)
    priceHistoryRoute(app, services)
    menuWriteRoutes(app, services)
    menuChildRoutes(app, services)
    menuPlaceRoutes(app, services)
    dishRoutes(app, services)
    dishWriteRoutes(app, services)
    serviceRoutes(app, services)
    serviceWriteRoutes(app, services)
    filterRoutes(app, services)
    filterWriteRoutes(app, services)
    cityRoutes(app)
    imageRoutes(app, services)
    orderRoutes(app, services)
    offerRoutes(app, services)
    offerLinkRoutes(app, services)
    mailRoutes(app, services)
    sharedBasketRoutes(app, services)
    statisticsRoutes(app, services)
    productionRoutes(app, services)
    officeSearchRoutes(app, services)
    noteRoutes(app, services)
    kitchenRoutes(app, services)
    calendarRoutes(app, services)
    addDocs(app)
  })
  await app.ready()
  return app
}

/** The first two segments of a path without a route: the rest may be a mistyped secret. */
const pathPrefix = (url: string) => url.split(/[?#]/, 1)[0]!.split('/').slice(0, 3).join('/')
