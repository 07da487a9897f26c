import { lazy, Suspense, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { basketLineTotal } from '../../domain/basket/basket.ts'
import type { BasketMenu } from '../../domain/basket/basket.ts'
import { formatKroner } from '../../domain/money/money.ts'
import { chosenText } from '../lines/lineText.ts'
import type { ShownMenusById } from '../catalogue/menuNode.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/FieldDescription.tsx'
import { Icon } from '../ui/Icon.tsx'
import { NumberInput } from './NumberInput.tsx'
import { toLineValues } from './proposalValues.ts'
import type { ProposalValues } from './proposalValues.ts'
import styles from './ProposalFields.module.css'

const AddMenuDialog = lazy(() => import('./AddMenuDialog.tsx').then((module) => ({ default: module.AddMenuDialog })))

interface LineFieldsProps {
  form: UseFormReturn<ProposalValues>
  caterId: number
  /** Today's menus; null where they could not be loaded: then none can be added. */
  menus: ShownMenusById | null
}

/** The menus with their covers and extras; each can be removed, and others added. */
export function LineFields({ form, caterId, menus }: LineFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' })
  const [isAdding, setAdding] = useState(false)
  const error = form.formState.errors.lines
  return (
    <>
      <ul className={styles.lines} aria-label="Menuer">
        {fields.map(({ id, menu }, index) => (
          <Line key={id} form={form} index={index} menu={menu} onRemove={() => remove(index)} />
        ))}
      </ul>
      <FieldError message={error?.root?.message ?? (Array.isArray(error) ? undefined : error?.message)} />
      {menus && (
        <p>
          <Button onClick={() => setAdding(true)}>
            <Icon name="plus" /> Menu
          </Button>
        </p>
      )}
      {isAdding && menus && (
        <Suspense>
          <AddMenuDialog
            menus={menus}
            caterId={caterId}
            covers={fields[0]?.menu.amount ?? 10}
            onAdd={(menu: BasketMenu) => append(toLineValues(menu, null), { shouldFocus: false })}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface LineProps {
  form: UseFormReturn<ProposalValues>
  index: number
  menu: BasketMenu
  onRemove: () => void
}

function Line({ form, index, menu, onRemove }: LineProps) {
  const { control } = form
  const covers = useWatch({ control, name: `lines.${index}.covers` })
  const extras = useWatch({ control, name: `lines.${index}.extras` }) ?? []
  const errors = form.formState.errors.lines?.[index]
  const chosen = chosenText(menu)
  const total = basketLineTotal({ ...menu, amount: Number(covers) || 0, selectedMenuItems: [] })
  return (
    <li className={styles.line}>
      <NumberInput
        label={`Kuverter, ${menu.name}`}
        error={errors?.covers?.message}
        register={form.register(`lines.${index}.covers`)}
      />
      <div className={styles.what}>
        <b>{menu.name}</b>
        {chosen && <small>{chosen}</small>}
        <small>{`${formatKroner(menu.price)} pr. kuvert`}</small>
      </div>
      <p className={styles.sum}>{formatKroner(total)}</p>
      <Button variant="icon" aria-label={`Fjern ${menu.name}`} onClick={onRemove}>
        <Icon name="close" />
      </Button>
      {extras.map(({ uuid, name, price, amount }, place) => (
        <div key={uuid} className={styles.extra}>
          <NumberInput
            label={`Antal, ${name}`}
            error={errors?.extras?.[place]?.amount?.message}
            register={form.register(`lines.${index}.extras.${place}.amount`)}
          />
          <div className={styles.what}>
            <span>{name}</span>
            <small>{`Tilvalg, ${formatKroner(price)} pr. stk.`}</small>
          </div>
          <p className={styles.sum}>{formatKroner(price * (Number(amount) || 0))}</p>
        </div>
      ))}
    </li>
  )
}
