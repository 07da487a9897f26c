/** How an order reaches its customer. */
export type Fulfilment = 'delivery' | 'pickup'

/** The fulfilment of an order by its place of delivery; null or undefined for pickup. */
export const fulfilmentOf = (delivery: object | string | null | undefined): Fulfilment =>
  delivery == null ? 'pickup' : 'delivery'

/** SER-4: the orders that a service applies to: both fulfilments, or one alone. */
export const SERVICE_SCOPES = ['both', 'delivery', 'pickup'] as const
export type ServiceScope = (typeof SERVICE_SCOPES)[number]

/** The same by their names in the graph. */
export const SERVICE_SCOPES_BY_NAME = {
  DELIVERY_AND_PICKUP: 'both',
  DELIVERY: 'delivery',
  PICKUP: 'pickup',
} as const satisfies Record<string, ServiceScope>

/** A service as far as its fulfilments are concerned. */
interface ScopedService {
  appliesTo: ServiceScope
}

/**
 * Returns whether a service applies to a fulfilment. While that is not known (null), only what applies to both does, so
 * that nobody is charged for a delivery that has no price yet.
 */
export function appliesTo({ appliesTo: scope }: ScopedService, fulfilment: Fulfilment | null): boolean {
  return scope === 'both' || scope === fulfilment
}

/**
 * The services of an order: each required one that applies to its fulfilment, and those that are chosen, without the ones
 * that do not apply to it.
 */
export function orderedServices<T extends ScopedService & { id: string; required: boolean }>(
  services: readonly T[],
  chosenIds: readonly string[],
  fulfilment: Fulfilment | null,
): T[] {
  return services.filter((service) => {
    const applies = appliesTo(service, fulfilment)
    return service.required ? applies : chosenIds.includes(service.id) && (applies || fulfilment === null)
  })
}

/** ZON-8: the price of the services that apply to delivery alone, in the unit of the prices: a part of what delivery costs. */
export function deliveryServices(services: readonly { price: number; appliesTo?: ServiceScope | undefined }[]): number {
  return services.reduce((sum, service) => (service.appliesTo === 'delivery' ? sum + service.price : sum), 0)
}

/**
 * SER-4: the services of an order whose fulfilment changes to another: those that do not apply to it go, and those of today's
 * catalogue come that are required for it alone.
 */
export function servicesOfOther<T extends { id: string; appliesTo?: ServiceScope | undefined }>(
  ordered: readonly T[],
  catalogue: readonly (T & { required: boolean })[],
  fulfilment: Fulfilment,
): T[] {
  const staying = ordered.filter(({ appliesTo: scope = 'both' }) => appliesTo({ appliesTo: scope }, fulfilment))
  const coming = catalogue.filter((service) => service.required && service.appliesTo === fulfilment)
  return [...staying, ...coming.filter(({ id }) => !staying.some((service) => service.id === id))]
}
