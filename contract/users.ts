import { z } from 'zod'
import { absent, WireFlag, WireId, WireInt } from './wire.ts'

export const Role = z.enum(['cater', 'admin', 'customer'])
export type Role = z.infer<typeof Role>

export const LoginBody = z.object({ email: z.string().min(1), password: z.string().min(1) })

/** The signed token; the original service wraps it in `data`. */
export const LoginAnswer = z.object({ token: z.string().optional(), data: z.object({ token: z.string() }).optional() })

/** What a token says of its bearer. Times in seconds since 1970; a token holds 12 hours. */
export const TokenClaims = z.object({
  sub: z.string(),
  roleName: Role,
  caterId: z.int().optional(),
  verified: z.boolean(),
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
