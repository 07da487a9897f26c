import { z } from 'zod'
import { isPhone } from '../../domain/texts/phone.ts'
import { toPlainText } from '../../domain/texts/typedText.ts'
import type { Person } from '../personalData/person.ts'
import { EmailOption, parseOptions } from './parseOptions.ts'

const USAGE = `Use:
  npm run person -- export --email EMAIL   # prints all that is stored about a person, as JSON
  npm run person -- forget --email EMAIL   # removes it, and lists what has to stay
With --phone NUMBER in place of --email: the orders with this number that have no email.`

const PhoneOption = z.string().overwrite(toPlainText).trim().refine(isPhone, 'not a phone number')
const Options = z.object({ email: EmailOption.optional(), phone: PhoneOption.optional() })

/** A parsed command. */
export interface PersonCommand {
  name: 'export' | 'forget'
  person: Person
}

/** Parses the command line; throws an error that names the invalid option, never its value. */
export function readArguments([name, ...args]: string[]): PersonCommand {
  if (name !== 'export' && name !== 'forget') throw new Error(USAGE)
  const { email, phone } = parseOptions(args, Options)
  if (email !== undefined && phone === undefined) return { name, person: { email } }
  if (phone !== undefined && email === undefined) return { name, person: { phone } }
  throw new Error('--email or --phone: exactly one of them')
}
