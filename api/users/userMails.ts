import { html } from '../mail/html.ts'
import type { MailKind, NewMail } from '../mail/mail.ts'

/** The user that a mail goes to. */
interface MailedUser {
  email: string
  firstName: string | null
}

/** A mail to a user before it is HTML or text: what it says above and below its one link. */
interface UserLetter {
  subject: string
  above: string[]
  linkText: string
  below: string[]
}

const LINK_HOLDS = 'Linket gælder i 7 dage og kan bruges én gang.'

/** To a new user of a caterer, with the address to choose a password. */
export const invitationMail = (user: MailedUser, caterName: string, link: string, at: Date): NewMail =>
  toMail('invitation', user, link, at, {
    subject: `Velkommen til ${caterName}`,
    above: [
      `Du er oprettet som bruger hos ${caterName} og kan se ordrer og redigere menuer, når du har valgt en adgangskode.`,
    ],
    linkText: 'Vælg en adgangskode',
    below: [LINK_HOLDS],
  })

/** To a user who has asked for it, with the address to choose a new password. */
export const passwordMail = (user: MailedUser, link: string, at: Date): NewMail =>
  toMail('password', user, link, at, {
    subject: 'Vælg en ny adgangskode',
    above: ['Du har bedt om at vælge en ny adgangskode.'],
    linkText: 'Vælg en ny adgangskode',
    below: [
      LINK_HOLDS,
      'Har du ikke bedt om det, kan du se bort fra denne mail. Din adgangskode er den samme som før.',
    ],
  })

function toMail(
  kind: MailKind,
  { email, firstName }: MailedUser,
  link: string,
  createdAt: Date,
  { subject, above, linkText, below }: UserLetter,
): NewMail {
  const greeting = firstName ? `Hej ${firstName}` : 'Hej'
  const paragraphs = (texts: string[]) => texts.map((text) => html`<p>${text}</p>\n`)
  const page = html`<!doctype html>
<html lang="da"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family:sans-serif;color:#222;max-width:640px">
${paragraphs([greeting, ...above])}
<p><a href="${link}">${linkText}</a></p>
${paragraphs(below)}
</body></html>
`
  const text = `${[greeting, ...above, `${linkText}:\n${link}`, ...below].join('\n\n')}\n`
  return { kind, subject, orderId: null, createdAt, to: email, replyTo: null, html: page.source, text }
}
