import { html, mailDocument } from '../mail/html.ts'
import type { MailKind, NewMail } from '../mail/mail.ts'

/** The recipient of a mail. */
interface MailedUser {
  email: string
  firstName: string | null
}

/** The content of a mail to a user, before it is rendered as HTML and text: the paragraphs above and below its link. */
interface UserLetter {
  subject: string
  above: string[]
  linkText: string
  below: string[]
}

const LINK_VALIDITY = 'Linket gælder i 7 dage og kan bruges én gang.'

/** The invitation to a new user of a caterer, with the link to set a password. */
export const invitationMail = (user: MailedUser, caterName: string, link: string, at: Date): NewMail =>
  toMail('invitation', user, link, at, {
    subject: `Velkommen til ${caterName}`,
    above: [
      `Du er oprettet som bruger hos ${caterName} og kan se ordrer og redigere menuer, når du har valgt en adgangskode.`,
    ],
    linkText: 'Vælg en adgangskode',
    below: [LINK_VALIDITY],
  })

/** The mail to whoever has the email of an invitation already, as a user of something else. */
export const takenEmailMail = (user: MailedUser, caterName: string, loginUrl: string, at: Date): NewMail =>
  toMail('invitation', user, loginUrl, at, {
    subject: `${caterName} har inviteret dig`,
    above: [
      `${caterName} har inviteret dig som bruger, men din email har allerede en konto, og en konto kan kun høre til ét sted.`,
      `Vil du være bruger hos ${caterName}, så bed dem om at invitere dig med en anden email.`,
    ],
    linkText: 'Log ind på din konto',
    below: ['Ellers kan du se bort fra denne mail. Din konto er, som den var, og vi har ikke fortalt nogen om den.'],
  })

/** The mail to a user who wants to reset the password, with the link to set a new one. */
export const passwordMail = (user: MailedUser, link: string, at: Date): NewMail =>
  toMail('password', user, link, at, {
    subject: 'Vælg en ny adgangskode',
    above: ['Du har bedt om at vælge en ny adgangskode.'],
    linkText: 'Vælg en ny adgangskode',
    below: [
      LINK_VALIDITY,
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
  const body = html`${paragraphs([greeting, ...above])}
<p><a href="${link}">${linkText}</a></p>
${paragraphs(below)}`
  const text = `${[greeting, ...above, `${linkText}:\n${link}`, ...below].join('\n\n')}\n`
  return { kind, subject, orderId: null, createdAt, to: email, replyTo: null, html: mailDocument(subject, body), text }
}
