import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FilterRow_filter$key } from '../../__generated__/FilterRow_filter.graphql.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './FilterListRoute.module.css'
import { FilterNameForm } from './FilterNameForm.tsx'
import { useDeleteFilter, useRenameFilter } from './filterMutations.ts'
import type { FilterType } from './filterMutations.ts'

/** A filter, which can be renamed in place and deleted. */
export function FilterRow(props: { filter: FilterRow_filter$key; type: FilterType }) {
  const { id, name } = useFragment(
    graphql`
      fragment FilterRow_filter on Filter {
        id
        name
      }
    `,
    props.filter,
  )
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const renameFilter = useRenameFilter(id, props.type)
  const deleteFilter = useDeleteFilter(props.type)
  if (isRenaming)
    return (
      <FilterNameForm
        label={`Nyt navn til ${name}`}
        submitLabel="Gem"
        draftId={`filter:${id}`}
        name={name}
        save={renameFilter}
        onDone={() => {
          flushSync(() => setIsRenaming(false))
          renameButton.current?.focus()
        }}
      />
    )
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Button ref={renameButton} variant="quiet" aria-label={`Omdøb ${name}`} onClick={() => setIsRenaming(true)}>
        Omdøb
      </Button>
      <DeleteButton
        variant="quiet"
        of={name}
        question={`Vil du slette ${name}?`}
        consequence="Filteret fjernes også fra de cateringfirmaer og sider, der har det."
        remove={() => deleteFilter(id)}
      />
    </>
  )
}
