import type { ComponentProps } from 'react'
import { get, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { formatCharactersLeft } from '../../ui/charactersLeft.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { ORDER_TEXT_LENGTHS } from '../../../domain/texts/textLengths.ts'
import { Field } from '../../ui/Field.tsx'

interface OrderTextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  form: UseFormReturn<OrderForm>
  name: keyof typeof ORDER_TEXT_LENGTHS
  label: string
  hint?: string
  /** Has room for several lines. */
  isLong?: boolean
}

/** A text of the order form with its error. Near its limit it says how much is left. */
export function OrderTextField({ form, name, label, hint, isLong = false, ...input }: OrderTextFieldProps) {
  const text = useWatch({ control: form.control, name })
  const error = get(form.formState.errors, name) as { message?: string } | undefined
  const props = {
    ...form.register(name),
    // so that an empty field can be left out on paper
    placeholder: ' ',
    // in the server's page too, where no script has filled the fields yet
    defaultValue: get(form.formState.defaultValues, name) as string,
  }
  return (
    <Field
      label={label}
      hint={formatCharactersLeft(text.length, ORDER_TEXT_LENGTHS[name]) ?? hint}
      error={error?.message}
    >
      {(control) =>
        isLong ? <textarea {...control} {...props} /> : <input type="text" {...control} {...input} {...props} />
      }
    </Field>
  )
}
