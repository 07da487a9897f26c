import type { LoaderFunctionArgs } from 'react-router'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { readRole } from './officeViewer.ts'

/** For loaders of pages for admins: throws 404 for anybody else. */
export async function requireAdmin({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<void> {
  if ((await readRole(context)) !== 'ADMIN') throwNotFound()
}
