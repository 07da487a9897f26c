import { expect } from '@playwright/test'
import { v2 } from './addresses.ts'
import { mailsTo } from './mailbox.ts'
import { demoToken } from './signIn.ts'

/** A separate user for one test. */
export interface OwnUser {
  email: string
  password: string
  /** Ends all sessions of the user on the server, as a new password does. */
  endSessions: () => Promise<void>
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(`${v2()}/api/users${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST /api/users${path}: ${answer.status} ${await answer.text()}`)
}

/** Invites a user of a caterer (Nyt Køkken), who chooses a password by the mailed link. */
export async function createUser(name: string, caterId = 60): Promise<OwnUser> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.dk`
  const password = 'en god lang adgangskode'
  const choose = async (mails: number) => {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(mails)
    const link = /link=([\w.-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1]
    await post('/password', { link, password })
  }
  const invitation = { caterId, email, firstName: name, lastName: 'Kok' }
  await post('', invitation, { authorization: `Bearer ${await demoToken('admin@demo.dk')}` })
  await choose(1)
  return {
    email,
    password,
    endSessions: async () => {
      await post('/password-link', { email })
      await choose(2)
    },
  }
}
