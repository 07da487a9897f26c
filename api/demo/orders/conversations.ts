import type { SeededRandom } from '../seededRandom.ts'
import type { DemoOrder } from './demoOrder.ts'
import { HOUR } from './orderBook.ts'
import { CONVERSATIONS } from './orderStories.ts'

/**
 * Creates the messages of the newest orders that a caterer has accepted. That of the registered customer comes first,
 * since only it can answer.
 */
export function createConversations(made: readonly DemoOrder[], now: Date, random: SeededRandom) {
  const accepted = made.filter(({ order }) => order.caterAccept).reverse()
  const [own] = accepted.filter(({ order }) => order.userId !== null)
  const chosen = [...(own ? [own] : []), ...accepted.filter((order) => order !== own)].slice(0, CONVERSATIONS.length)
  const messages = chosen.flatMap(({ order, book }, index) => {
    const { cater, customer } = CONVERSATIONS[index]!
    const at = (hours: number) =>
      new Date(Math.min((order.handledAt ?? now).getTime() + hours * HOUR, now.getTime() - (3 - hours) * 60_000))
    const message = {
      id: random.uuid(),
      orderId: order.id,
      sender: 'cater' as const,
      userId: book.handlerId,
      message: cater,
      createdAt: at(1),
    }
    if (!customer || !order.userId) return [message]
    const answer = {
      ...message,
      id: random.uuid(),
      sender: 'customer' as const,
      userId: order.userId,
      message: customer,
      createdAt: at(2),
    }
    return [message, answer]
  })
  return {
    messages,
    events: messages.map((message) => ({
      orderId: message.orderId,
      type: 'message' as const,
      at: message.createdAt,
      userId: message.userId,
    })),
  }
}
