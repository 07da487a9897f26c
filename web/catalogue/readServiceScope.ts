import { SERVICE_SCOPES_BY_NAME } from '../../domain/money/services.ts'
import type { ServiceScope } from '../../domain/money/services.ts'

const BY_NAME: Readonly<Record<string, ServiceScope>> = SERVICE_SCOPES_BY_NAME

/** Maps the graph's name of the orders that a service applies to; one that is newer than this program is for all of them. */
export const readServiceScope = (name: string): ServiceScope => BY_NAME[name] ?? 'both'
