import type { ShippedPackage } from './shippedPackages.mjs'

export function licenceNotices(packages: readonly ShippedPackage[]): string
