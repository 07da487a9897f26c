import { expect, test } from 'vitest'
import { deprecationsWithoutDate, unannouncedBreaks } from './schemaBreaks.mjs'

const BEFORE = `
  type Query { dish(id: ID, name: String @deprecated(reason: "Use id. Served until 2026-05-01.")): Dish }
  type Dish { name: String! title: String! @deprecated(reason: "Use name. Served until 2026-05-01.") kind: Kind }
  enum Kind { HOT COLD @deprecated(reason: "No dish is. Served until 2026-05-01.") }`
const breaks = (after: string, decisions = '', today = '2026-05-01') =>
  unannouncedBreaks(BEFORE, after, decisions, today)

test('GRA-16 additions break nothing', () => {
  expect(breaks(`${BEFORE} type City { name: String! } extend type Dish { price: Float }`)).toEqual([])
})

test('GRA-16 what goes breaks, unless it was deprecated until a date that has come', () => {
  const without = (part: string) => BEFORE.replace(part, '')
  const title = without('title: String! @deprecated(reason: "Use name. Served until 2026-05-01.")')
  expect(breaks(title)).toEqual([])
  expect(breaks(title, '', '2026-04-30')).toEqual(['Dish.title was removed.'])
  expect(breaks(without('name: String!'))).toEqual(['Dish.name was removed.'])
  const cold = without('COLD @deprecated(reason: "No dish is. Served until 2026-05-01.")')
  expect(breaks(cold)).toEqual([])
  expect(breaks(cold, '', '2026-04-30')).toEqual(['COLD was removed from enum type Kind.'])
  const name = without(', name: String @deprecated(reason: "Use id. Served until 2026-05-01.")')
  expect(breaks(name)).toEqual([])
  expect(breaks(name, '', '2026-04-30')).toEqual(['Query.dish arg name was removed.'])
})

test('GRA-16 what is announced may break', () => {
  const after = BEFORE.replace('): Dish', '): [Dish!]!')
  const [sentence] = breaks(after)
  expect(sentence).toBe('Query.dish changed type from Dish to [Dish!]!.')
  expect(breaks(after, `# Decisions\n\n- Schema: ${sentence} Because.`)).toEqual([])
})

test('GRA-16 what is deprecated says until when', () => {
  expect(deprecationsWithoutDate(BEFORE)).toEqual([])
  const undated = BEFORE.replace('Use name. Served until 2026-05-01.', 'Use name.')
  expect(deprecationsWithoutDate(undated)).toEqual(['Dish.title'])
})
