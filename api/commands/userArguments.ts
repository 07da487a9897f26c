import { z } from 'zod'
import { Role, StaffRole, MIN_PASSWORD_LENGTH } from '../../contract/users.ts'
import { EmailOption, parseOptions } from './parseOptions.ts'
import { isStorable } from '../database/storable.ts'

const USAGE = `Use:
  npm run user -- add --email EMAIL --role cater --cater ID [--staff-role owner|staff|kitchen] [--first-name NAME] [--last-name NAME] [--password PASSWORD]
  npm run user -- add --email EMAIL --role admin|customer [...]
  npm run user -- password --email EMAIL [--password PASSWORD]
  npm run user -- list [--cater ID]
  npm run user -- remove --email EMAIL
Without --password the terminal prompts for it. Where there is none, 'password' reads it from its input, and 'add'
prints a link to choose it.`

const CaterId = z.coerce.number('not a number').int('not a whole number').min(0).max(2_147_483_647).optional()
const Name = z.string().trim().min(1, 'empty').max(200).refine(isStorable, 'holds what cannot be stored').optional()

/** A new password, from an option, the terminal or stdin. */
export const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `needs at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(1000)

const AddOptions = z
  .object({
    email: EmailOption,
    role: z.enum(Role.options, { error: `one of ${Role.options.join(', ')} is needed` }),
    cater: CaterId,
    'staff-role': StaffRole.default('owner'),
    'first-name': Name,
    'last-name': Name,
    password: NewPassword.optional(),
  })
  .refine(({ role, cater }) => (role === 'cater') === (cater !== undefined), {
    path: ['cater'],
    message: 'needed with --role cater, and with no other',
  })
const PasswordOptions = z.object({ email: EmailOption, password: NewPassword.optional() })
const ListOptions = z.object({ cater: CaterId })
const RemoveOptions = z.object({ email: EmailOption })

/** A parsed command. */
export type UserCommand =
  | { name: 'add'; options: z.infer<typeof AddOptions> }
  | { name: 'password'; options: z.infer<typeof PasswordOptions> }
  | { name: 'list'; options: z.infer<typeof ListOptions> }
  | { name: 'remove'; options: z.infer<typeof RemoveOptions> }

/** Parses the command line; throws an error that names the invalid option, never its value. */
export function readArguments([name, ...args]: string[]): UserCommand {
  if (name === 'add') return { name, options: parseOptions(args, AddOptions) }
  if (name === 'password') return { name, options: parseOptions(args, PasswordOptions) }
  if (name === 'list') return { name, options: parseOptions(args, ListOptions) }
  if (name === 'remove') return { name, options: parseOptions(args, RemoveOptions) }
  throw new Error(USAGE)
}
