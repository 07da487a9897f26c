export interface ShippedPackage {
  folder: string
  name: string
  version: string
  /** An SPDX expression. */
  license?: string
  author?: string
  homepage?: string
}

export function shippedPackages(root?: string): ShippedPackage[]
