import { SHORTEST_PASSWORD } from '../../contract/users.ts'

const MOST_COMMON = 10_000
let commonOnes: Promise<ReadonlySet<string>> | undefined

/** Whether a password is among the 10,000 most common, however its letters are spelt. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonOnes ??= loadCommonOnes()
  return (await commonOnes).has(password.toLowerCase())
}

/** The most common first; loaded only once somebody chooses a password, and only those kept that are long enough. */
async function loadCommonOnes(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const mostCommon = dictionary['passwords-common'].slice(0, MOST_COMMON)
  return new Set(mostCommon.filter((password) => password.length >= SHORTEST_PASSWORD))
}
