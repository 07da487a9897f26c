import type { LoaderFunctionArgs } from 'react-router'
import { throwNotFound } from '../throwNotFound.ts'
import { readRole } from './OfficeLayout.data.ts'

/** For loaders of pages for admins: throws 404 for anybody else. */
export async function requireAdmin({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<void> {
  if ((await readRole(context)) !== 'ADMIN') throwNotFound()
}
