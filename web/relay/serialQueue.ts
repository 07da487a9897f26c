/** Does one thing after the other, whatever became of those before it. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(act)
    last = turn.catch(() => {})
    return turn
  }
}
