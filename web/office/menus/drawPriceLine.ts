/** The plot's own units. */
export const PLOT = { width: 600, height: 80 }

const DAYS = 60
const DAY_MS = 86_400_000
const MARGIN = 6

/** The values of the plot's axes. */
interface PlotAxes {
  /** Of the plot's left edge, its middle and its right edge. */
  moments: readonly [Date, Date, Date]
  /** The amounts at the top and the bottom; one where nothing has changed, in the middle. */
  amounts: readonly number[]
}

/** The axes of the plot that drawPriceLine draws. At least one price. */
export function plotAxes(prices: readonly { price: number }[], now: Date): PlotAxes {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [lowest, highest] = extremesOf(prices)
  return {
    moments: [daysAgo(DAYS), daysAgo(DAYS / 2), now],
    amounts: lowest === highest ? [lowest] : [highest, lowest],
  }
}

/** The path of prices over the 60 days until now: a step where each began, the dearest at the top. At least one price. */
export function drawPriceLine(prices: readonly { at: string; price: number }[], now: Date): string {
  const begin = now.getTime() - DAYS * DAY_MS
  const [lowest, highest] = extremesOf(prices)
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

function extremesOf(prices: readonly { price: number }[]): [lowest: number, highest: number] {
  const amounts = prices.map(({ price }) => price)
  return [Math.min(...amounts), Math.max(...amounts)]
}

const round = (value: number) => Math.round(value * 10) / 10
