import { z } from 'zod'
import { absent, Email, PlainText, requiredText, WireFlag, WireId, WireInt, WireMoment } from './wire.ts'

export const Role = z.enum(['cater', 'admin', 'customer'])
export type Role = z.infer<typeof Role>

/**
 * DAY-12: what a caterer's user may do. `kitchen` sees what to make and deliver, and nothing of prices or customers beyond
 * that; `staff` does all but users and settings; `owner` does everything.
 */
export const StaffRole = z.enum(['owner', 'staff', 'kitchen'])
export type StaffRole = z.infer<typeof StaffRole>

export const LoginBody = z.object({ email: PlainText.min(1), password: z.string().min(1) })

/** The signed token; the original service wraps it in `data`. */
export const LoginResponse = z.object({
  token: z.string().optional(),
  data: z.object({ token: z.string() }).optional(),
})

/** The claims of a token. Times in seconds since 1970; a token is valid for 12 hours. */
export const TokenClaims = z.object({
  sub: z.string(),
  roleName: Role,
  /** Only in tokens of caters. */
  staffRole: StaffRole.optional(),
  caterId: z.int().optional(),
  verified: z.boolean(),
  /** Incremented with each change of password; a token with an older one is invalid. */
  version: z.int().optional(),
  /** The session, which a logout ends; tokens from before sessions were stored have none. */
  sid: z.guid().optional(),
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
  staffRole: absent(StaffRole).describe('Addition: what a cater may do; null for other roles. Without it, everything.'),
  caterId: absent(WireInt),
})
export type Me = z.infer<typeof Me>

/** A user as owners and admins list them. */
export const User = Me.extend({
  lastLoginAt: absent(WireMoment).describe('Addition: null for one who has not logged in for long, or never.'),
  invitationExpiresAt: absent(WireMoment).describe(
    'Addition: when the link of the last mail to a user without a password ends; null for others.',
  ),
})
export type User = z.infer<typeof User>

/** USR-1: a new user of a caterer, who receives a mailed link to choose a password. */
export const InvitationBody = z.object({
  email: Email.toLowerCase(),
  firstName: requiredText(200),
  lastName: requiredText(200),
  caterId: z.int32(),
  staffRole: StaffRole.default('owner').describe('Addition: an owner where it is not sent.'),
})
export const StaffRoleBody = z.object({ staffRole: StaffRole })
export const UserId = z.object({ id: z.guid() })
export const PasswordLinkBody = z.object({ email: PlainText.trim().min(1).max(320) })

/** The minimum length of a password. */
export const MIN_PASSWORD_LENGTH = 10
/** USR-2: the signed token of the mailed link, and the new password. */
export const PasswordBody = z.object({
  link: z.string().min(1).max(2000),
  password: z.string().min(MIN_PASSWORD_LENGTH).max(1000),
})
