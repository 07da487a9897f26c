import { expect, test } from 'vitest'
import { festkokkenet } from './caters/festkokkenet.ts'
import { grillen } from './caters/grillen.ts'
import { gront } from './caters/gront.ts'
import { smagen } from './caters/smagen.ts'
import { demoCourse, demoCourses } from './demoCourses.ts'

const menusOf = ({ categories }: typeof smagen) => categories.flatMap(({ menus }) => menus.map(({ name }) => name))
const all = [smagen, festkokkenet, gront, grillen].flatMap(menusOf)

test('MAR-6 every menu of the demo that is called no meal is in it', () => {
  expect(
    Object.values(demoCourses)
      .flat()
      .filter((name) => !all.includes(name)),
  ).toEqual([])
})

test.each([
  ['Smagen', smagen, ['Frokostplatte', 'Boller i karry', 'Reception med sødt']],
  ['Festkøkkenet', festkokkenet, ['Gullaschsuppe', 'Festbuffet']],
  ['Grønt', gront, ['Dagens suppe', 'Morgenbord']],
  ['Grillen', grillen, ['Hverdagsgrill', 'Børnegrill']],
])('MAR-6 %s has meals, and what is sweet or drunk is none', (_name, cater, meals) => {
  const names = menusOf(cater)
  expect(names.filter((name) => demoCourse(name) === 'MEAL')).toEqual(expect.arrayContaining(meals))
  const sweet = /kage|dessert|fromage|petit four|isbombe|tærte|ananas|fadøl|saft/i
  expect(names.filter((name) => sweet.test(name) && demoCourse(name) === 'MEAL')).toEqual([])
})
