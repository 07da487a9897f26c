import { parseArgs } from 'node:util'

const USUAL = { caters: 500, orders: 100_000 }
const MOST = { caters: 10_000, orders: 1_000_000 }

/** How much to make: `--caters N --orders N`. Throws a message that names what is wrong. */
export function readLargeDataArguments(args: string[]): { caters: number; orders: number } {
  const { values } = parseArgs({ args, options: { caters: { type: 'string' }, orders: { type: 'string' } } })
  return { caters: numberOf('caters', values.caters), orders: numberOf('orders', values.orders) }
}

function numberOf(name: keyof typeof USUAL, given: string | undefined): number {
  if (given === undefined) return USUAL[name]
  const number = /^\d{1,9}$/.test(given) ? Number(given) : 0
  if (number < 1 || number > MOST[name]) throw new Error(`--${name}: a whole number from 1 to ${MOST[name]} is needed`)
  return number
}
