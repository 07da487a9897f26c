/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as lines, which takes their own roles away */
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReactNode } from 'react'
import { formatOfficePrice, toOere } from '../../../domain/money/money.ts'
import type { ChildCells_child$key } from '../../__generated__/ChildCells_child.graphql.ts'
import { plainText } from '../../ui/plainText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DeclarationQuestion } from '../foods/DeclarationQuestion.tsx'
import styles from './ChildTable.module.css'
import { EditableText } from './EditableText.tsx'
import { toMenuType, getMenuTypeName } from './menuTypes.ts'
import type { MenuType } from './menuTypes.ts'
import { UnsatisfiableBadge } from './UnsatisfiableBadge.tsx'
import { useEditChild } from './useEditChild.ts'

/** The cells of a group or an item; `children` are its move buttons. */
export function ChildCells(props: {
  child: ChildCells_child$key
  id: string
  /** The menu that it is in, at any depth. */
  menuId: string
  /** The parent: a menu or a group. */
  parentType: MenuType
  nameId: string
  handle?: ReactNode
  onEdit: () => void
  onAdd?: (() => void) | undefined
  children?: ReactNode
}) {
  const { nameId, handle, onEdit, onAdd } = props
  const child = useFragment(
    graphql`
      fragment ChildCells_child on Menu {
        type
        name
        description
        price
        minAmount
        maxAmount
        isSatisfiable
        ...childValues_child
      }
    `,
    props.child,
  )
  const { values, edit, question } = useEditChild(props.menuId, props.id, child)
  return (
    <>
      <td role="cell">
        <div className={styles.name}>
          {handle}
          <span>
            <span id={nameId} className={child.type === 'GROUP' ? styles.group : undefined}>
              <EditableText
                label={`Navn: ${child.name}`}
                value={values.name}
                shown={child.name}
                onSave={(name) => edit({ name })}
              />
            </span>
            {!child.isSatisfiable && <UnsatisfiableBadge />}
            <DeclarationQuestion question={question} />
          </span>
        </div>
      </td>
      <td role="cell" className={styles.description}>
        {plainText(child.description ?? '')}
      </td>
      <td role="cell">{getMenuTypeName(toMenuType(child.type, 'INCLUDE'), props.parentType)}</td>
      <td role="cell" className={styles.number}>
        {child.type !== 'GROUP' && (
          <EditableText
            label={`Pris for ${child.name}`}
            value={values.price}
            shown={child.price > 0 ? formatOfficePrice(toOere(child.price)) : ''}
            inputMode="decimal"
            onSave={(price) => edit({ price })}
          />
        )}
      </td>
      <td role="cell" className={styles.number} data-label="Min">
        {child.minAmount}
      </td>
      <td role="cell" className={styles.number} data-label="Max">
        {child.maxAmount}
      </td>
      <td role="cell">
        <span className={styles.actions}>
          {props.children}
          {onAdd && (
            <Button variant="quiet" aria-label="Tilføj valg" aria-describedby={nameId} onClick={onAdd}>
              <Icon name="plus" />
            </Button>
          )}
          <Button variant="quiet" aria-label="Rediger" aria-describedby={nameId} onClick={onEdit}>
            <Icon name="edit" />
          </Button>
        </span>
      </td>
    </>
  )
}
