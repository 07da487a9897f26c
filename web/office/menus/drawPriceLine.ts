/** The plot's own units. */
export const PLOT = { width: 600, height: 80 }

const DAYS = 60
const DAY_MS = 86_400_000
const MARGIN = 6

/** The path of prices over the 60 days until now: a step where each began, the dearest at the top. At least one price. */
export function drawPriceLine(prices: readonly { at: string; price: number }[], now: Date): string {
  const begin = now.getTime() - DAYS * DAY_MS
  const amounts = prices.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const x = (at: string) => Math.max(0, ((new Date(at).getTime() - begin) / (DAYS * DAY_MS)) * PLOT.width)
  const y = (price: number) =>
    highest === lowest
      ? PLOT.height / 2
      : MARGIN + ((highest - price) / (highest - lowest)) * (PLOT.height - 2 * MARGIN)
  const steps = prices.map(({ at, price }, index) => {
    const [left, top] = [round(x(at)), round(y(price))]
    return index === 0 ? `M${left} ${top}` : `H${left}V${top}`
  })
  return `${steps.join('')}H${PLOT.width}`
}

const round = (value: number) => Math.round(value * 10) / 10
