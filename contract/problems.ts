import { z } from 'zod'
import { WireFlag, WireMoment } from './wire.ts'

/** A validation error of a request: its path and the rule that it breaks. */
export const Issue = z.object({ path: z.string(), validatorKey: z.string(), message: z.string().optional() })
export type Issue = z.infer<typeof Issue>

/** RFC 9457: every error response of the service. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.array(Issue).optional(),
})
export type Problem = z.infer<typeof Problem>

/** 412: the resource has changed since it was read. `current` is its present state. */
export const stale = <T extends z.ZodType>(thing: T) =>
  Problem.extend({ current: thing, changedBy: z.string().nullable(), changedAt: WireMoment.nullable() })

/** The response of a command that returns no data. */
export const Done = z.object({ success: WireFlag })
