import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

const read = (text: string) => parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n' }) as string[][]
const nasty = fc.string({
  unit: fc.constantFrom(
    '"',
    ';',
    '\r',
    '\n',
    '\t',
    '=',
    '+',
    '-',
    '@',
    "'",
    ',',
    ' ',
    'æ',
    '🥪',
    '\0',
    '＝',
    '\u200B',
    'a',
  ),
})

describe('ORL-4 a line of a CSV file', () => {
  test('is parsed back unchanged, except for escaped formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.array(nasty, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const file = BYTE_ORDER_MARK + rows.map((cells) => csvLine(['x', ...cells])).join('')
        const expected = rows.map((cells) => cells.map((cell) => cell.replaceAll('\0', '')))
        const back = read(file).map(([, ...cells]) => cells)
        expect(
          back.map((cells, row) =>
            cells.map((cell, at) => (cell === `'${expected[row]?.[at]}` ? cell.slice(1) : cell)),
          ),
        ).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('has no formula that a spreadsheet runs', () => {
    fc.assert(
      fc.property(nasty, (cell) => {
        const [[, back] = []] = read(csvLine(['x', cell]))
        expect(back?.replace(/^[\s\p{C}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['=1+1', "'=1+1"],
    [' =1+1', `' =1+1`],
    ['+4520304050', "'+4520304050"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `'\t=1`],
    ['a;b', '"a;b"'],
    ['Han sagde "hej"', '"Han sagde ""hej"""'],
    ['to\nlinjer', '"to\nlinjer"'],
    ['Ærø', 'Ærø'],
  ])('%j is %j', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`)
  })

  test.each([
    [{ phone: '+4586123456' }, '+45 86 12 34 56'],
    [{ phone: '86123456' }, '86 12 34 56'],
    [{ phone: '+46812345678' }, '+46 81 23 45 67 8'],
    [{ phone: '' }, ''],
    [{ phone: '=1+1' }, "'=1+1"],
    [{ code: '0900' }, '"=""0900"""'],
    [{ code: '8000' }, '8000'],
    [{ code: '0"&A1' }, '"0""&A1"'],
    [{ code: '=A1' }, "'=A1"],
  ])('ORL-7 Excel keeps %j, written as %s', (value, written) => {
    expect(csvLine(['x', value])).toBe(`x;${written}\r\n`)
  })
})
