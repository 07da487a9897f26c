import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuChildren_menu$key } from '../../__generated__/MenuChildren_menu.graphql.ts'
import { SortOrderErrorNotice } from '../form/SortOrderErrorNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChildDialog } from './ChildDialog.tsx'
import { ChildTable } from './ChildTable.tsx'
import { GroupItems } from './GroupItems.tsx'
import styles from './MenuChildren.module.css'
import { getChildTypes, toMenuType, getMenuTypeName } from './menuTypes.ts'
import type { MenuType } from './menuTypes.ts'
import { useMoveMenuChild } from './childMutations.ts'

/** The child in the open dialog: a saved one, or a new one of a type. */
type OpenChild = { id: string; parentId: string } | { type: MenuType; parentId: string }

/** 'Indhold': the groups and items of a menu, which can be added, edited and sorted. */
export function MenuChildren(props: { menu: MenuChildren_menu$key; caterNumber: number }) {
  const menu = useFragment(
    graphql`
      fragment MenuChildren_menu on Menu {
        id
        type
        children {
          id
          type
          children {
            id
            ...childValues_child
          }
          ...childValues_child
          ...ChildTable_children
          ...GroupItems_group
        }
      }
    `,
    props.menu,
  )
  const { id, children } = menu
  const type = toMenuType(menu.type, 'MENU')
  const [open, setOpen] = useState<OpenChild | null>(null)
  const [move, error] = useMoveMenuChild(id)
  const openId = open && 'id' in open ? open.id : null
  const group = children.find((child) => child.id === openId && child.type === 'GROUP')
  const opened = children.flatMap((child) => [child, ...child.children]).find((child) => child.id === openId)
  return (
    <section className={styles.children} aria-label="Indhold">
      <div className={styles.header}>
        <h2>Indhold</h2>
        {getChildTypes(type).map((childType) => (
          <Button key={childType} onClick={() => setOpen({ type: childType, parentId: id })}>
            <Icon name="plus" />
            <span>{getMenuTypeName(childType, type)}</span>
          </Button>
        ))}
      </div>
      <SortOrderErrorNotice error={error} />
      {children.length === 0 ? (
        <p className={styles.empty}>Menuen har intet indhold endnu.</p>
      ) : (
        <ChildTable
          rows={children}
          menuId={id}
          menuType={type}
          onMove={move}
          onEdit={(child, parentId) => setOpen({ id: child, parentId: parentId ?? id })}
          onAdd={(parentId) => setOpen({ type: 'INCLUDE', parentId })}
        />
      )}
      {open && (opened || 'type' in open) && (
        <ChildDialog
          key={openId ?? `${open.parentId} new`}
          menuId={id}
          parentId={open.parentId}
          parentType={open.parentId === id ? type : 'GROUP'}
          child={opened ?? null}
          newType={'type' in open ? open.type : 'INCLUDE'}
          onCreated={(created) => setOpen({ id: created, parentId: open.parentId })}
          onClose={() => setOpen(null)}
        >
          {group && <GroupItems group={group} menuId={id} caterNumber={props.caterNumber} />}
        </ChildDialog>
      )}
    </section>
  )
}
