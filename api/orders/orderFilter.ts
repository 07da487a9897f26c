import { z } from 'zod'
import { UuidList } from '../params.ts'

/** The query of every list of orders. Without `limit` all are answered. */
export const OrderListQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(500).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  status: z.enum(['awaiting', 'accepted', 'paid', 'refused']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  q: z
    .string()
    .max(200)
    .regex(/^[^\0]*$/)
    .optional(),
  ids: UuidList.optional(),
})

/** Which orders of those that the viewer may see. `from` and `to` are delivery dates, both included. */
export interface OrderFilter extends z.infer<typeof OrderListQuery> {
  caterId?: number
}
