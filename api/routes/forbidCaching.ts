import type { FastifyReply, FastifyRequest } from 'fastify'

/** Forbids every cache on the way to store a response. */
export const forbidCaching = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'private, no-store')
}
