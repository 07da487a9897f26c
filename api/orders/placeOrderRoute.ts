import type { FastifySchemaValidationError } from 'fastify'
import { z } from 'zod'
import { PlacedOrder, PlaceOrderBody, PlaceOrderRefusal } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import type { App, AppServices } from '../appServices.ts'
import { viewerOf } from '../auth.ts'
import { problemAnswers } from '../problems.ts'
import { OrderRefused, placeOrder } from './placeOrder.ts'

/** Ordering, for everybody; a customer's token makes it that customer's order. */
export function placeOrderRoute(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now'>): void {
  app.post(
    '/api/v2/orders',
    {
      // What is no order at all is refused in the same words as what is a wrong one
      attachValidation: true,
      schema: {
        summary: 'Places an order, priced by the catalogue of now',
        tags: ['orders'],
        headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() }),
        body: PlaceOrderBody,
        response: { ...problemAnswers, 201: PlacedOrder, 422: PlaceOrderRefusal },
      },
    },
    async (request, reply) => {
      if (request.validationError) return reply.code(422).send({ errors: issuesOf(request.validationError) })
      const viewer = viewerOf(request)
      const customer = viewer?.role === 'customer' ? viewer : null
      try {
        const key = request.headers['idempotency-key']
        return await reply.code(201).send(await placeOrder(services, customer, request.body, key))
      } catch (error) {
        if (error instanceof OrderRefused) return reply.code(422).send(error.refusal)
        throw error
      }
    },
  )
}

function issuesOf({
  validation = [],
  validationContext = 'body',
}: {
  validation?: FastifySchemaValidationError[]
  validationContext?: string
}): Issue[] {
  const errors = validation.map(({ instancePath, keyword, params }) => {
    const path = instancePath.slice(1).replaceAll('/', '.') || validationContext
    const isTooLong = keyword === 'too_big' && (params.origin === 'string' || params.origin === 'array')
    return { path: path === 'user.email' ? 'email' : path, validatorKey: isTooLong ? 'too_long' : 'invalid' }
  })
  return errors.length > 0 ? errors : [{ path: validationContext, validatorKey: 'invalid' }]
}
