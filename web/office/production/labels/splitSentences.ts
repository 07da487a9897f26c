/** The beginning of a sentence of checkNeeds. */
export const NEED_MARK = 'Tjek: '

/**
 * Sentences as parts of at most so many letters: what is left of 'Indeholder: hvede, rug' begins the next part as
 * 'Indeholder: rug', so that nothing is cut. A word that is longer by itself stands alone.
 */
export function splitSentences(sentences: readonly string[], letters: number): string[][] {
  const parts: string[][] = [[]]
  let left = letters
  for (const sentence of sentences) {
    for (const piece of cut(sentence, () => left, letters)) {
      if (piece.length > left && left < letters) {
        parts.push([])
        left = letters
      }
      parts.at(-1)?.push(piece)
      left -= piece.length
    }
  }
  return parts.filter((part) => part.length > 0)
}

function* cut(sentence: string, left: () => number, letters: number): Generator<string> {
  const head = /^[^:,]+: /.exec(sentence)?.[0] ?? ''
  // A mark on a need is read as one: its parts would say something else
  const isMark = head === NEED_MARK
  let words = isMark ? [sentence.slice(head.length)] : sentence.slice(head.length).split(', ')
  while (words.length > 0) {
    // Where less than a third of a part is left, the sentence begins the next one
    const room = left() < letters / 3 && sentence.length > left() ? letters : left()
    let count = 1
    while (count < words.length && (head + words.slice(0, count + 1).join(', ')).length <= room) count += 1
    yield head + words.slice(0, count).join(', ')
    words = words.slice(count)
  }
}
