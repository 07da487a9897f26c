import { parseArgs } from 'node:util'

const DEFAULTS = { caters: 500, orders: 100_000 }
const MAX = { caters: 50_000, orders: 5_000_000 }

/** Parses `--caters N --orders N`. Throws an error that names the invalid option. */
export function readLargeDataArguments(args: string[]): { caters: number; orders: number } {
  const { values } = parseArgs({ args, options: { caters: { type: 'string' }, orders: { type: 'string' } } })
  return { caters: parseCount('caters', values.caters), orders: parseCount('orders', values.orders) }
}

function parseCount(name: keyof typeof DEFAULTS, given: string | undefined): number {
  if (given === undefined) return DEFAULTS[name]
  const number = /^\d{1,9}$/.test(given) ? Number(given) : 0
  if (number < 1 || number > MAX[name]) throw new Error(`--${name}: a whole number from 1 to ${MAX[name]} is needed`)
  return number
}
