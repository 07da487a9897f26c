/** Formats a number with fixed decimals, a decimal comma, points for thousands and a true minus: 4.7 -> '4,7'. */
export function formatDecimal(number: number, digits: number): string {
  const [whole = '', decimals] = Math.abs(number).toFixed(digits).split('.')
  const text = decimals === undefined ? groupThousands(whole) : `${groupThousands(whole)},${decimals}`
  return number < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

/** Groups digits by thousands: '1234567' -> '1.234.567'. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Formats a percentage with its sign: '+10 %', '−12,50 %'. */
export function formatSignedPercentage(percentage: number): string {
  return `${percentage > 0 ? '+' : ''}${formatDecimal(percentage, Number.isInteger(percentage) ? 0 : 2)} %`
}
