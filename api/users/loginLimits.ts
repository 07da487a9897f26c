import type { RateLimit } from '../rateLimit/rateLimitStore.ts'

/**
 * LOG-6: the limits of wrong passwords for one email from one network, from one network in total, and for one email from
 * all networks. The last is slow, and not for networks from which the account was signed in to before, so that guessing
 * from many networks does not lock its owner out.
 */
export const loginLimits = (email: string, network: string, isKnownNetwork: boolean): RateLimit[] => {
  const account = email.trim().toLowerCase()
  return [
    { kind: 'login', subject: [account, network], max: 10, minutes: 15 },
    { kind: 'loginFromAddress', subject: [network], max: 50, minutes: 15 },
    ...(isKnownNetwork ? [] : [{ kind: 'loginToAccount' as const, subject: [account], max: 100, minutes: 24 * 60 }]),
  ]
}
