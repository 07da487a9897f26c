import { Combobox } from '@base-ui/react/combobox'
import { use, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Field } from '../../ui/Field.tsx'
import { ThemeContext } from '../../ui/ThemeContext.ts'
import { CaterChoiceStatus } from './CaterChoiceStatus.tsx'
import popup from './CaterSelect.module.css'
import { useCaterChoices } from './useCaterChoices.ts'
import { useCaterNames } from './useCaterNames.ts'

/** A caterer, or none, searched for by typing. `value` is its number; '' is none, which reads `noneLabel`. */
export function CaterSelect(props: {
  label: string
  noneLabel: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  hint?: ReactNode
  note?: string | undefined
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const { value, noneLabel, onChange } = props
  const { container } = use(ThemeContext)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = useCaterChoices(isOpen ? typed : null)
  const chosenName = useCaterNames(value ? [value] : [])
  const byId = new Map(found.choices.map((choice) => [choice.id, choice]))
  const nameOf = (id: string) => (id === '' ? noneLabel : (byId.get(id)?.name ?? chosenName(id)))
  const items = [...(typed === '' ? [''] : []), ...byId.keys()]
  return (
    <Field label={props.label} hint={props.hint} note={props.note} error={props.error}>
      {(control) => (
        <Combobox.Root
          items={items}
          filter={null}
          itemToStringLabel={nameOf}
          value={value}
          open={isOpen}
          onOpenChange={(open) => {
            setIsOpen(open)
            setTyped('')
          }}
          onInputValueChange={(text, { reason }) => reason === 'input-change' && setTyped(text)}
          onValueChange={(chosen, { reason }) => reason === 'item-press' && onChange(chosen ?? '')}
          autoHighlight
        >
          <Combobox.Input
            {...control}
            ref={props.ref}
            onBlur={props.onBlur}
            // what is typed replaces the name that stands there
            onFocus={(event) => event.currentTarget.select()}
          />
          <Combobox.Portal container={container}>
            <Combobox.Positioner className={popup.floating} sideOffset={4}>
              <Combobox.Popup className={popup.popup}>
                <Combobox.List>
                  {(id: string) => (
                    <Combobox.Item key={id} value={id} className={popup.choice}>
                      <span>{nameOf(id)}</span>
                      <small>{byId.get(id)?.city ?? ''}</small>
                    </Combobox.Item>
                  )}
                </Combobox.List>
                <Combobox.Status className={popup.status}>
                  <CaterChoiceStatus found={found} />
                </Combobox.Status>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}
