import type { ReactNode } from 'react'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AddLink } from './AddLink.tsx'
import { OfficePage } from './OfficePage.tsx'
import type { ParentPage } from './OfficePage.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'

/** The page of a list with a link to a new item, which an empty list shows with what its items are for. */
export function ListPage<Item>(props: {
  title: string
  parents: readonly ParentPage[]
  /** Null if they could not be loaded. */
  items: readonly Item[] | null | undefined
  newItemPath: string
  empty: { title: string; hint: string }
  /** Narrows the list; stands above it while there is anything to narrow. */
  filter?: ReactNode
  /** Shown in place of `empty` where the list is narrowed and nothing matches. */
  noMatch?: string | undefined
  /** The list, if it is not empty. */
  children: (items: readonly Item[]) => ReactNode
}) {
  const { title, items, empty, noMatch } = props
  const isEmpty = items?.length === 0 && noMatch === undefined
  const add = <AddLink to={props.newItemPath} />
  return (
    <OfficePage title={title} parents={props.parents}>
      <PageHeader title={title}>{items && !isEmpty && add}</PageHeader>
      {!isEmpty && props.filter}
      {!items && <FailedPart />}
      {isEmpty && <EmptyList {...empty}>{add}</EmptyList>}
      {items?.length === 0 && noMatch !== undefined && <p>{noMatch}</p>}
      {items && items.length > 0 && props.children(items)}
    </OfficePage>
  )
}
