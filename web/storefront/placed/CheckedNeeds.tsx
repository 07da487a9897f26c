import { Notice } from '../../ui/Notice.tsx'

/** ALG-14: the sentences on needs that meet food which is declared to contain what they exclude; nothing without any. */
export function CheckedNeeds({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice variant="warning" size="sm">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
