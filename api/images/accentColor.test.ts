import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { getLogoAccent, toReadableAccent } from './accentColor.ts'

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)

describe('a readable accent', () => {
  test('FIR-7 has a contrast of at least 4.5 to white and 5.5 to the paper of the storefront', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const accent = toReadableAccent(color)
        expect(accent).toMatch(/^#[0-9a-f]{6}$/)
        expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(accent, '#f6f1e7')).toBeGreaterThanOrEqual(5.5)
      }),
      { numRuns: 2000 },
    )
  })

  test('stays as it is when readable, and is no darker than necessary', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const accent = toReadableAccent(color)
        expect(toReadableAccent(accent)).toBe(accent)
        expect(accent === color || contrast(accent, '#f6f1e7') < 5.8).toBe(true)
      }),
    )
    expect(toReadableAccent('#1F6446')).toBe('#1f6446')
  })
})

describe('the accent of a logo', () => {
  const logo = async (svg: string) => {
    const drawn = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`))
    return getLogoAccent(await drawn.png().toBuffer())
  }

  test.each([
    [
      'red on white',
      '<rect width="48" height="48" fill="#fff"/><rect width="14" height="14" fill="#b01020"/>',
      '#b01020',
    ],
    ['blue on nothing', '<circle cx="24" cy="24" r="12" fill="#1f3f8f"/>', '#1f3f8f'],
    [
      'much pale, little strong',
      '<rect width="48" height="48" fill="#f0e6d0"/><rect width="17" height="17" fill="#14593f"/>',
      '#14593f',
    ],
    ['black on white', '<rect width="48" height="48" fill="#fff"/><rect width="19" height="19"/>', null],
    ['nothing at all', '', null],
  ])('FIR-7 %s', async (_, drawing, expected) => {
    expect(await logo(`width="48" height="48">${drawing}`)).toBe(expected)
  })

  test('FIR-7 a logo that is too light keeps its hue', async () => {
    const accent = await logo('width="9" height="9"><rect width="9" height="9" fill="#ffd200"/>')
    const [red = 0, green = 0, blue = 0] = channelsOf(accent!)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(60)
    expect(blue).toBe(0)
  })
})

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** The contrast of two colours, as WCAG counts it. */
function contrast(first: string, second: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
