import { MAX_EMAIL_LENGTH } from './textLengths.ts'

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const LAST_LABEL = /^(\p{L}{2,}|xn--[a-z0-9-]+)$/iu

/** Returns whether a text is one email address with a domain of at least two labels; it may contain æ, ø and å. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > MAX_EMAIL_LENGTH) return false
  const labels = text.slice(at + 1).split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '') &&
    LOCAL_PART.test(text.slice(0, at))
  )
}
