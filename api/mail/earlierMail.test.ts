import { expect, test } from 'vitest'
import { withMark } from './earlierMail.ts'
import type { StoredMail } from './mail.ts'

const site = 'http://smagen.localhost:4000'
const typed = 'Kok-{{ordrelink}} /ordre/{{ordrelink}}&#34;>Se din bestilling</a>'
const mail = (kind: string, html: string, text: string) => ({ kind, html, text, linkMark: null }) as StoredMail

test('SEC-12 a mail of an earlier release has its mark where the link of its customer is, and nowhere else', () => {
  const placed = withMark(
    mail(
      'placed',
      `<p>${typed}</p><p><a href="${site}/ordre/{{ordrelink}}">Se din bestilling</a></p><p>${typed}</p>`,
      `${typed}\n\nSe din bestilling:\n${site}/ordre/{{ordrelink}}\n\n${typed}`,
    ),
  )
  const link = `${site}/ordre/${placed.linkMark}`
  expect(placed.html).toBe(`<p>${typed}</p><p><a href="${link}">Se din bestilling</a></p><p>${typed}</p>`)
  expect(placed.text).toBe(`${typed}\n\nSe din bestilling:\n${link}\n\n${typed}`)
  const offer = withMark(
    mail(
      'offer',
      `<p><a href="${site}/tilbud/{{tilbudslink}}">Se tilbuddet</a></p>`,
      `Se tilbuddet:\n${site}/tilbud/{{tilbudslink}}\n`,
    ),
  )
  expect(offer.html).toBe(`<p><a href="${site}/tilbud/${offer.linkMark}">Se tilbuddet</a></p>`)
  expect(offer.text).toBe(`Se tilbuddet:\n${site}/tilbud/${offer.linkMark}\n`)
})

test('SEC-12 a mail to a caterer of an earlier release has no mark, whatever stands in it', () => {
  const forged = mail('notice', `<a href="${site}/ordre/{{ordrelink}}">Se din bestilling</a>`, typed)
  expect(withMark(forged)).toEqual(forged)
})
