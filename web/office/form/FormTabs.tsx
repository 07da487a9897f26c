import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import styles from './FormTabs.module.css'
import { findTabIndex } from './useFormTabs.ts'
import type { useFormTabs } from './useFormTabs.ts'

/** One tab of a form. What no tab names is in the first. */
export interface FormTab {
  name: string
  fields: readonly string[]
  content: ReactNode
}

/** Numbered tabs within one form; a tab with wrong fields says how many. All of them are one form, saved at once. */
export function FormTabs(props: {
  label: string
  tabs: readonly FormTab[]
  state: ReturnType<typeof useFormTabs>
  /** The names of the fields that are wrong. */
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
              {index + 1} {name}
              {count > 0 && (
                <span className={styles.wrong}>
                  <Icon name="warning" />
                  {count}
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
