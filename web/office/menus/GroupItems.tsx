import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatOfficePrice, toOere } from '../../../domain/money/money.ts'
import type { GroupItems_group$key } from '../../__generated__/GroupItems_group.graphql.ts'
import { SortOrderErrorNotice } from '../form/SortOrderErrorNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SortableList } from '../sortable/SortableList.tsx'
import { ChildDialog } from './ChildDialog.tsx'
import styles from './GroupItems.module.css'
import { UnsatisfiableBadge } from './UnsatisfiableBadge.tsx'
import { useReorderMenus } from './menuMutations.ts'

/** 'Valg': the items of a group, in the dialog of the group. */
export function GroupItems(props: { group: GroupItems_group$key; menuId: string; caterNumber: number }) {
  const { id, isSatisfiable, children } = useFragment(
    graphql`
      fragment GroupItems_group on Menu {
        id
        isSatisfiable
        children {
          id
          name
          price
          ...childValues_child
        }
      }
    `,
    props.group,
  )
  const [open, setOpen] = useState<string | null>(null)
  const [reorder, error] = useReorderMenus(props.caterNumber)
  const opened = children.find((item) => item.id === open)
  return (
    <section className={styles.items} aria-label="Valg">
      <div className={styles.header}>
        <h3>
          Valg <span>{children.length}</span>
        </h3>
        <Button onClick={() => setOpen('new')}>
          <Icon name="plus" />
          Tilføj valg
        </Button>
      </div>
      {!isSatisfiable && <UnsatisfiableBadge />}
      <SortOrderErrorNotice error={error} />
      <SortableList
        label="Valg"
        items={children}
        onMove={(order) => reorder({ ownerId: id, field: 'children' }, order)}
      >
        {(item) => (
          <>
            <span className={styles.name}>{item.name}</span>
            <span className={styles.end}>
              <span className={styles.price}>
                {item.price > 0 ? formatOfficePrice(toOere(item.price)) : 'uden tillæg'}
              </span>
              <Button variant="quiet" aria-label="Rediger" title={item.name} onClick={() => setOpen(item.id)}>
                <Icon name="edit" />
              </Button>
            </span>
          </>
        )}
      </SortableList>
      {(opened || open === 'new') && (
        <ChildDialog
          key={open}
          menuId={props.menuId}
          parentId={id}
          parentType="GROUP"
          child={opened ?? null}
          newType="INCLUDE"
          onCreated={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
