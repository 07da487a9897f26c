import { z } from 'zod'
import { WireFlag, WireMoment } from './wire.ts'

/** One thing that is wrong with what was sent: where, and which rule it breaks. */
export const Issue = z.object({ path: z.string(), validatorKey: z.string(), message: z.string().optional() })
export type Issue = z.infer<typeof Issue>

/** RFC 9457: every error answer of the service. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.array(Issue).optional(),
})
export type Problem = z.infer<typeof Problem>

/** 412: somebody else has changed the thing since it was read. `current` is the thing as it is now. */
export const stale = <T extends z.ZodType>(thing: T) =>
  Problem.extend({ current: thing, changedBy: z.string().nullable(), changedAt: WireMoment.nullable() })

/** What was done has nothing to answer but that. */
export const Done = z.object({ success: WireFlag })
