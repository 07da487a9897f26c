import { expect, test } from 'vitest'
import { isEmail } from './emailFormat.ts'

test.each(['a@b.dk', 'karen.kunde+fest@mail.example.dk', "o'neil@x.io", 'info@smørrebrød.dk', 'a@b.xn--p1ai'])(
  'ANM-3 %j is an email',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'karen',
  '@b.dk',
  'a@',
  'a@b',
  'a@b.d',
  'a@.dk',
  'a@b..dk',
  'a@-b.dk',
  'a@b.dk.',
  'a@1.2.3.4',
  'a b@c.dk',
  'a@b@c.dk',
  '.a@b.dk',
  'a..b@c.dk',
  'a@b.dk\nBcc: c@d.dk',
  'a@b.dk\n',
  '<a@b.dk>',
  `${'a'.repeat(250)}@b.dk`,
])('ANM-3 %j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
