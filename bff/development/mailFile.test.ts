import { expect, test } from 'vitest'
import { parseMail } from './mailFile.ts'

test('a mail with text and HTML is parsed with its Danish letters', async () => {
  const mail = await parseMail(
    [
      'From: Kuvert <post@kuvert.dk>',
      'To: karen@demo.dk',
      'Subject: =?UTF-8?Q?Tak_for_din_bestilling_p=C3=A5?= =?UTF-8?B?IFNtw7hycmVicsO4ZA==?=',
      'Content-Type: multipart/alternative;',
      ' boundary="--_abc"',
      '',
      '----_abc',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gl=C3=A6d dig til sm=',
      '=C3=B8r',
      '----_abc',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Glæd dig</p>').toString('base64'),
      '----_abc--',
      '',
    ].join('\r\n'),
  )
  expect(mail).toMatchObject({
    to: 'karen@demo.dk',
    subject: 'Tak for din bestilling på Smørrebrød',
    text: 'Glæd dig til smør',
    html: '<p>Glæd dig</p>',
  })
})

test('a mail of one part is parsed', async () => {
  expect(await parseMail('To: a@b.dk\n\nHej')).toMatchObject({ to: 'a@b.dk', text: 'Hej', html: null })
})
