/** Creates a queue that runs one task after the other, also after one that has failed. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task)
    last = next.catch(() => {})
    return next
  }
}
