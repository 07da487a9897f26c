import type { Db } from '../database/connect.ts'
import { insertPasswordLink } from './passwordLinkStore.ts'
import type { Tokens } from './tokens.ts'

/** How long a link holds. */
export const LINK_DAYS = 7

/** What links are made with, in the caller's transaction; `site` is where people find the product. */
export interface LinkMaker {
  tx: Db
  at: Date
  tokens: Tokens
  site: string
}

/** The address at which a user can choose a password, once. */
export async function newPasswordLink({ tx, at, tokens, site }: LinkMaker, userId: string): Promise<string> {
  const id = await insertPasswordLink(tx, userId, at, new Date(at.getTime() + LINK_DAYS * 86_400_000))
  return `${site}/adgangskode?link=${await tokens.signPasswordLink(id)}`
}
