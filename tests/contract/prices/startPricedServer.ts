import { startDemoProduct } from '../demoProduct.ts'
import type { PricedServer } from './measurePrice.ts'
import { preparePricedDemo } from './pricedDemo.ts'

/** Starts the built servers with demo data, with points for everything that is measured; `stop` ends them. */
export async function startPricedServer(): Promise<PricedServer & { stop: () => Promise<void> }> {
  const product = await startDemoProduct()
  try {
    const demo = await preparePricedDemo(product)
    const web = await product.startWeb({ TRUST_PROXY: '1', BUDGET_ANONYMOUS: '1000000000' })
    return { port: web.port, demo, processorTime: () => product.processorTime(web), stop: product.stop }
  } catch (error) {
    await product.stop()
    throw error
  }
}
