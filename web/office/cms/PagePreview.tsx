import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { isCanonicalHtml } from '../../../domain/html/canonicalHtml.ts'
import { useCaterNames } from '../caterChoice/useCaterNames.ts'
import { Button } from '../../ui/Button.tsx'
import { Html } from '../../ui/Html.tsx'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import { plainText } from '../../ui/plainText.ts'
import styles from './PagePreview.module.css'
import type { PageValues } from './pageValues.ts'
import type { PageChoices } from './usePageChoices.ts'

/** 'Forhåndsvis': the blocks of a page as they are typed, in their order, before anything is saved. */
export function PagePreview(props: { control: Control<PageValues>; choices: PageChoices }) {
  const { control, choices } = props
  const [title, blocks] = useWatch({ control, name: ['title', 'blocks'] })
  const [isOpen, setIsOpen] = useState(false)
  const caterName = useCaterNames(
    isOpen ? blocks.flatMap(({ caterNumbers, offerCater }) => [...caterNumbers, offerCater]) : [],
  )
  const filters = [...choices.foodtypes, ...choices.occasions]
  const nameOf = (all: readonly { value: string; label: string }[]) => (id: string) =>
    all.find(({ value }) => value === id)?.label
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Forhåndsvis</Button>
      {isOpen && (
        <LazyDialog isOpen variant="window" title={title || 'Forhåndsvisning'} onClose={() => setIsOpen(false)}>
          {blocks.length === 0 && <p>Siden har ingen blokke endnu.</p>}
          {blocks.map((block, index) => {
            const names = [
              ...block.caterNumbers.map(caterName),
              block.offerCater === '' ? undefined : caterName(block.offerCater),
              ...block.filterIds.map(nameOf(filters)),
            ].filter((name) => name !== undefined)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a new block has no id, and holds no state
              <section key={index} className={styles.block}>
                {block.image !== '' && <img src={`${block.image}?w=920`} alt="" />}
                {block.title !== '' && <h3>{block.title}</h3>}
                <BlockText text={block.text} />
                {block.linkUrl !== '' && <p className={styles.link}>{block.linkText || block.linkUrl}</p>}
                {names.length > 0 && (
                  <ul className={styles.names}>
                    {names.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                )}
              </section>
            )
          })}
        </LazyDialog>
      )}
    </>
  )
}

/** Shows the HTML that the service would store as it is; of any other only the text. */
function BlockText({ text }: { text: string }) {
  if (text === '') return null
  return isCanonicalHtml(text) ? <Html html={text} /> : <p>{plainText(text)}</p>
}
