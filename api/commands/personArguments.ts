import { z } from 'zod'
import { EmailOption, parseOptions } from './parseOptions.ts'

const USAGE = `Use:
  npm run person -- export --email EMAIL   # prints all that is stored about a person, as JSON
  npm run person -- forget --email EMAIL   # removes it, and lists what has to stay`

const Options = z.object({ email: EmailOption })

/** A parsed command. */
export interface PersonCommand {
  name: 'export' | 'forget'
  email: string
}

/** Parses the command line; throws an error that names the invalid option, never its value. */
export function readArguments([name, ...args]: string[]): PersonCommand {
  if (name !== 'export' && name !== 'forget') throw new Error(USAGE)
  return { name, ...parseOptions(args, Options) }
}
