import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NewException_rules$key } from '../../__generated__/NewException_rules.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import {
  AVAILABILITY_LABELS,
  AVAILABILITY_RULES,
  AvailabilityFormSchema,
  NEW_EXCEPTION,
  toAvailabilityValues,
} from '../availability/availabilityValues.ts'
import type { AvailabilityValues } from '../availability/availabilityValues.ts'
import { ExceptionFields } from '../availability/ExceptionsField.tsx'
import { useSetAvailabilityRules } from '../availability/useSetAvailabilityRules.ts'
import { mergeConflict } from '../form/mergeConflict.ts'
import type { SaveError } from '../form/saveResult.ts'
import { SaveErrorNotice } from '../form/SaveErrorNotice.tsx'
import { showIssues } from '../form/showIssues.ts'

/** An exception for days in a row, added to those that the caterer has. */
export function NewException(props: {
  number: number
  rules: NewException_rules$key
  from: string
  to: string
  /** Reads the calendar anew. */
  onSaved: () => Promise<unknown>
  onClose: () => void
}) {
  const { number, from, to, onSaved, onClose } = props
  const rules = useFragment(
    graphql`
      fragment NewException_rules on AvailabilityRules {
        ...availabilityValues_rules
      }
    `,
    props.rules,
  )
  // the calendar may be read anew while this is open
  const [before, setBefore] = useState(() => toAvailabilityValues(rules))
  const form = useForm<AvailabilityValues>({
    resolver: zodResolver(AvailabilityFormSchema),
    defaultValues: { ...before, exceptions: [...before.exceptions, { ...NEW_EXCEPTION, from, to }] },
  })
  const save = useSetAvailabilityRules(number)
  const [error, setError] = useState<SaveError<AvailabilityValues> | null>(null)
  const id = useId()
  const submit = async (values: AvailabilityValues, known = before): Promise<void> => {
    const result = await save(values)
    if (result.kind === 'conflict') {
      // whatever somebody else has changed meanwhile, this is one exception more
      const { current } = result.conflict
      const merged = mergeConflict(known, values, current, AVAILABILITY_RULES)
      setBefore(current)
      form.reset(merged)
      return submit(merged, current)
    }
    switch (result.kind) {
      case 'saved':
        await onSaved()
        onClose()
        return
      case 'invalid':
        showIssues(form, AVAILABILITY_LABELS, result.issues)
        return
      case 'cancelled':
        return
      default:
        setError(result)
    }
  }
  return (
    <Dialog
      title="Ny undtagelse"
      variant="form"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuller</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.formState.isSubmitting}>
            Opret undtagelse
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void form.handleSubmit((values) => submit(values))(event)}>
        <SaveErrorNotice error={error} />
        <ExceptionFields control={form.control} index={before.exceptions.length} />
      </form>
    </Dialog>
  )
}
