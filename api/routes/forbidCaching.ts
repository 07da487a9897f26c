import type { FastifyReply, FastifyRequest } from 'fastify'

/** Forbids everybody on the way to keep an answer. */
export const forbidCaching = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'private, no-store')
}
