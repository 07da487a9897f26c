import { Combobox } from '@base-ui/react/combobox'
import { use, useId, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { joinWords } from '../../../domain/texts/blanks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ThemeContext } from '../../ui/ThemeContext.ts'
import { useFieldDescription } from '../../ui/FieldDescription.tsx'
import type { Choice } from './PickList.tsx'
import styles from './MultiSelect.module.css'
import { foldText } from '../../../domain/texts/typedText.ts'

/** A combobox for several choices: searched by typing, shown as removable chips. `value` are their ids. */
export function MultiSelect({
  ref,
  ...props
}: {
  label: string
  choices: readonly Choice[]
  /** The names of the chosen ones, where `choices` are found by a search and may lack them. */
  chosen?: readonly Choice[]
  value: readonly string[]
  onChange?: (value: string[]) => void
  isDisabled?: boolean
  hint?: string
  /** Searches elsewhere for what is typed, '' once the list opens, in place of narrowing the choices here; null ends it. */
  onSearch?: (typed: string | null) => void
  /** What is to say of the choices found. */
  status?: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const { label, choices, chosen = [], value, isDisabled = false, hint, error, onSearch } = props
  const { container } = use(ThemeContext)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const { describedBy, descriptionNode } = useFieldDescription({ error, hint })
  const names = new Map([...chosen, ...choices].map((choice) => [choice.id, choice.name]))
  const nameOf = (choice: string) => names.get(choice) ?? ''
  const { contains } = Combobox.useFilter()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Combobox.Root
        multiple
        items={choices.map((choice) => choice.id)}
        itemToStringLabel={nameOf}
        filter={
          onSearch ? null : (choice, query) => contains(foldText(joinWords(nameOf(choice))), foldText(joinWords(query)))
        }
        onInputValueChange={(typed) => onSearch?.(typed)}
        onOpenChange={(isOpen) => onSearch?.(isOpen ? '' : null)}
        value={value}
        // Escape only closes the list: it must not clear the selection
        onValueChange={(changed, { reason }) => reason !== 'escape-key' && props.onChange?.(changed)}
        disabled={isDisabled}
      >
        <Combobox.Chips ref={box} className={styles.box}>
          {value.map((choice) => (
            <Combobox.Chip key={choice} className={styles.chip} aria-label={nameOf(choice)}>
              <span>{nameOf(choice)}</span>
              {!isDisabled && (
                <Combobox.ChipRemove className={styles.remove} aria-label={`Fjern ${nameOf(choice)}`}>
                  <Icon name="close" />
                </Combobox.ChipRemove>
              )}
            </Combobox.Chip>
          ))}
          <Combobox.Input
            id={id}
            className={styles.input}
            ref={ref}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            placeholder={isDisabled || value.length > 0 ? '' : 'Vælg'}
          />
        </Combobox.Chips>
        <Combobox.Portal container={container}>
          <Combobox.Positioner className={styles.floating} anchor={box} sideOffset={4}>
            <Combobox.Popup className={styles.popup}>
              {onSearch ? (
                <Combobox.Status className={styles.empty}>{props.status}</Combobox.Status>
              ) : (
                <Combobox.Empty className={styles.empty}>
                  {choices.length === 0 ? 'Der er ingen at vælge endnu.' : 'Ingen passer.'}
                </Combobox.Empty>
              )}
              <Combobox.List className={styles.list}>
                {(choice: string) => (
                  <Combobox.Item key={choice} value={choice} className={styles.choice}>
                    <Combobox.ItemIndicator keepMounted className={styles.chosen}>
                      <Icon name="check" />
                    </Combobox.ItemIndicator>
                    <span>{nameOf(choice)}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {descriptionNode}
    </div>
  )
}
