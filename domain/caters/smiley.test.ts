import { expect, test } from 'vitest'
import { hasInspectionReport, isSmileyUrl } from './smiley.ts'

test.each([
  ['https://www.findsmiley.dk/123456', true],
  ['https://findsmiley.dk/da-DK/Searching/DetailsView.htm?virk=123', true],
  ['https://foedevarestyrelsen.dk/kontrol/x', true],
  ['https://www.foedevarestyrelsen.dk/', true],
  ['http://findsmiley.dk/1', false],
  ['https://findsmiley.dk.example.com/1', false],
  ['https://evilfindsmiley.dk/1', false],
  ['https://findsmiley.dk@example.com/', false],
  ['https://user@findsmiley.dk/', false],
  ['javascript:alert(1)//findsmiley.dk', false],
  ['findsmiley.dk', false],
  ['', false],
])('LAW-1 %j as the address of an inspection report: %j', (address, isSmiley) => {
  expect(isSmileyUrl(address)).toBe(isSmiley)
})

test('LAW-1 a report or a tick will do', () => {
  expect(hasInspectionReport({ smileyUrl: null, noInspectionYet: false })).toBe(false)
  expect(hasInspectionReport({ smileyUrl: 'https://findsmiley.dk/1', noInspectionYet: false })).toBe(true)
  expect(hasInspectionReport({ smileyUrl: null, noInspectionYet: true })).toBe(true)
})
