import { join } from 'node:path'

/** A running product for browser tests. */
export interface Product {
  port: number
  /** The address of its v2 service. */
  v2: string
  dataDir: string
}

/** Passes the running products, one for each test process, through the environment that the processes share. */
export function saveProducts(products: readonly Product[]): void {
  process.env.E2E_PRODUCTS = JSON.stringify(products)
}

/** Returns the product that only the tests of this process use. */
export function ownProduct(): Product {
  const products = JSON.parse(process.env.E2E_PRODUCTS ?? '[]') as Product[]
  const product = products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  if (!product) throw new Error('No product runs for these tests: see startProducts.ts')
  return product
}

/** The file that moves the clock of a product's service: see serviceClock.ts. */
export const clockFile = (dataDir: string): string => join(dataDir, 'clock')
