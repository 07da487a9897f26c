/** A running product that browser tests go to. */
export interface Product {
  port: number
  /** The address of its v2 service. */
  v2: string
  dataDir: string
}

/** Names the running products by the environment, which the processes of the tests share: one for each of these. */
export function saveProducts(products: readonly Product[]): void {
  process.env.E2E_PRODUCTS = JSON.stringify(products)
}

/** The product that the tests of this process have to themselves. */
export function ownProduct(): Product {
  const products = JSON.parse(process.env.E2E_PRODUCTS ?? '[]') as Product[]
  const product = products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  if (!product) throw new Error('No product runs for these tests: see startProducts.ts')
  return product
}
