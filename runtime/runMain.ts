/**
 * Runs the entry point of a process. Where it throws, the process exits with 1 and prints the error's message as one
 * line, behind the name if there is one; with DEBUG set it prints the stack.
 */
export async function runMain(main: () => Promise<void>, name?: string): Promise<void> {
  try {
    await main()
  } catch (error) {
    const isExpected = error instanceof Error && !process.env.DEBUG
    console.error(...(name ? [`${name} not started:`] : []), isExpected ? error.message : error)
    process.exit(1)
  }
}
