import { lazy, Suspense, useId, useState } from 'react'
import type { MouseEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { paths } from '../../page/paths.ts'
import { LabelledCheckbox } from '../../ui/Checkbox.tsx'
import { FieldError } from '../../ui/FieldDescription.tsx'
import { opensElsewhere } from '../../ui/opensElsewhere.ts'

const Sheet = lazy(async () => ({ default: (await import('../conditions/ConditionsSheet.tsx')).ConditionsSheet }))

/** The tick at the conditions, which open over the form: a page of their own without script, or in another tab. */
export function AcceptConditions({ form }: { form: UseFormReturn<OrderForm> }) {
  const errorId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const message = form.formState.errors.conditions?.message
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <div>
      <LabelledCheckbox
        {...form.register('conditions')}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? errorId : undefined}
      >
        Jeg accepterer{' '}
        <Link to={paths.conditions()} onClick={open}>
          handelsbetingelserne
        </Link>
      </LabelledCheckbox>
      <FieldError id={errorId} message={message} />
      {isOpen && (
        <Suspense>
          <Sheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
