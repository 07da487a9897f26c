import type { Db } from '../database/connect.ts'
import { insertPasswordLink } from './passwordLinkStore.ts'
import type { Tokens } from '../accounts/tokens.ts'

/** The validity of a link. */
export const LINK_DAYS = 7

/** The end of a link that is created now. */
export const linkExpiry = (at: Date): Date => new Date(at.getTime() + LINK_DAYS * 86_400_000)

/** The dependencies of creating a link: the caller's transaction, and `site`, the URL of the web site. */
export interface LinkContext {
  tx: Db
  at: Date
  tokens: Tokens
  site: string
}

/** Creates a link with which a user can set a password once; returns its URL. */
export async function createPasswordLink({ tx, at, tokens, site }: LinkContext, userId: string): Promise<string> {
  const id = await insertPasswordLink(tx, userId, at, linkExpiry(at))
  return `${site}/adgangskode?link=${await tokens.signPasswordLink(id)}`
}
