const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of sanitised HTML, cut between words after `length` characters. */
export function plainText(html: string, length = Number.POSITIVE_INFINITY): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
  if (words.length <= length) return words
  return `${words.slice(0, length).replace(/\s+\S*$/, '')} …`
}

/** The whole sentences of sanitised HTML that fit into `length` characters, else a part of the first. */
export function firstSentences(html: string, length: number): string {
  const words = plainText(html)
  let end = 0
  for (const { index } of words.matchAll(/[.!?](?=\s|$)/g)) {
    if (index < length) end = index + 1
  }
  return end > 0 ? words.slice(0, end) : plainText(html, length)
}
