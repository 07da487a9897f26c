import type { Config } from '../config.ts'
import { type Connection, openDatabase } from '../database/connect.ts'

/** The service's database, for a command. The embedded one is open to one process at a time, and the service may be that. */
export async function openCommandDatabase(config: Config): Promise<Connection> {
  try {
    return await openDatabase(config)
  } catch (error) {
    if (config.databaseUrl) throw error
    throw new Error(
      `The embedded database cannot be opened: ${error instanceof Error ? error.message : error}\n` +
        'Where the service is running, stop it first: only one process at a time can use the embedded database.',
      { cause: error },
    )
  }
}
