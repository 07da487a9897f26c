import { MIN_PASSWORD_LENGTH } from '../../contract/users.ts'

const LIST_SIZE = 10_000
let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** True if a password is among the 10,000 most common, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(password.normalize('NFC').toLowerCase())
}

/** Loads the dictionary, most common first, when the first password is set; keeps only passwords of valid length. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const mostCommon = dictionary['passwords-common'].slice(0, LIST_SIZE)
  return new Set(mostCommon.filter((password) => password.length >= MIN_PASSWORD_LENGTH))
}
