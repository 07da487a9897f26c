import type { LoaderFunctionArgs } from 'react-router'
import { throwNotFound } from '../throwNotFound.ts'
import { readRole } from './OfficeLayout.data.ts'

/** For the loader of a page that only admins have: for anybody else it throws 'Siden findes ikke'. */
export async function requireAdmin({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<void> {
  if ((await readRole(context)) !== 'ADMIN') throwNotFound()
}
