import type { GraphFeatures } from './graph/yoga.ts'
import { createOrderListeners } from './orders/orderListeners.ts'
import { schema } from './schema.ts'
import { createV2 } from './v2Client.ts'

/** The parts that features add to the graph, which knows none of them. */
export const features: GraphFeatures = {
  schema,
  createV2,
  createContextParts: () => {
    const orderListeners = createOrderListeners()
    return { orderListeners, endStreams: orderListeners.endSession }
  },
}
