import type { Basket, BasketService } from '../../../domain/basket/basket.ts'

/** The services that an order carries, at today's prices: each required one, and those ticked in the basket. */
export function orderedServices(basket: Basket, services: readonly BasketService[]): BasketService[] {
  return services.filter(({ id, required }) => required || basket.services.some((ticked) => ticked.id === id))
}
