import { access, constants, mkdir } from 'node:fs/promises'

/** Creates the folder DATA_DIR where it is missing. Throws an error that names it where this process cannot write into it. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `DATA_DIR ${dataDir} cannot be written (${code}). Give this user the folder, or set another DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}
