import { Tabs } from '@base-ui/react/tabs'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import styles from './FormTabs.module.css'
import { findTabIndex } from './useFormTabs.ts'
import type { FormTab, useFormTabs } from './useFormTabs.ts'

/** Numbered tabs of one form, which is saved as a whole. A tab shows how many of its fields are invalid. */
export function FormTabs(props: {
  label: string
  tabs: readonly FormTab[]
  state: ReturnType<typeof useFormTabs>
  /** The names of the invalid fields. */
  invalidFields: readonly string[]
}) {
  const { tabs, state, invalidFields } = props
  return (
    <Tabs.Root value={state.open} onValueChange={state.setOpen}>
      <Tabs.List className={styles.list} aria-label={props.label} activateOnFocus={false}>
        {tabs.map(({ name }, index) => {
          const count = invalidFields.filter((field) => findTabIndex(tabs, field) === index).length
          return (
            <Tabs.Tab key={name} value={index} className={styles.tab}>
              <span>{`${index + 1} ${name}`}</span>
              {count > 0 && (
                <span className={styles.errors}>
                  <Icon name="warning" />
                  <span>{count}</span>
                  <span className={text.visuallyHidden}>
                    {count === 1 ? ' felt skal rettes' : ' felter skal rettes'}
                  </span>
                </span>
              )}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {tabs.map(({ name, content }, index) => (
        <Tabs.Panel key={name} value={index} keepMounted className={styles.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
