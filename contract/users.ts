import { z } from 'zod'
import { absent, Email, requiredText, WireFlag, WireId, WireInt } from './wire.ts'

export const Role = z.enum(['cater', 'admin', 'customer'])
export type Role = z.infer<typeof Role>

export const LoginBody = z.object({ email: z.string().min(1), password: z.string().min(1) })

/** The signed token; the original service wraps it in `data`. */
export const LoginAnswer = z.object({ token: z.string().optional(), data: z.object({ token: z.string() }).optional() })

/** The claims of a token. Times in seconds since 1970; a token is valid for 12 hours. */
export const TokenClaims = z.object({
  sub: z.string(),
  roleName: Role,
  caterId: z.int().optional(),
  verified: z.boolean(),
  /** Incremented with each change of password; a token with an older one is invalid. */
  version: z.int().optional(),
  iat: z.int(),
  exp: z.int(),
})
export type TokenClaims = z.infer<typeof TokenClaims>

/** The signed-in user. */
export const Me = z.object({
  id: WireId,
  firstName: absent(z.string()),
  lastName: absent(z.string()),
  email: z.string(),
  phoneNumber: absent(z.string()),
  verified: WireFlag,
  role: Role,
  caterId: absent(WireInt),
})
export type Me = z.infer<typeof Me>

/** A user as admins list them. */
export const User = Me
export type User = Me

/** USR-1: a new user of a caterer, who receives a mailed link to choose a password. */
export const InvitationBody = z.object({
  email: Email.toLowerCase(),
  firstName: requiredText(200),
  lastName: requiredText(200),
  caterId: z.int32(),
})
export const UserId = z.object({ id: z.guid() })
export const PasswordLinkBody = z.object({ email: z.string().trim().min(1).max(320) })

/** The minimum length of a password. */
export const MIN_PASSWORD_LENGTH = 10
/** USR-2: the signed token of the mailed link, and the new password. */
export const PasswordBody = z.object({
  link: z.string().min(1).max(2000),
  password: z.string().min(MIN_PASSWORD_LENGTH).max(1000),
})
