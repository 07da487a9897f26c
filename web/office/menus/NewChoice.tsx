import { useRef, useState } from 'react'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import { Button } from '../../ui/Button.tsx'
import { createChildValues } from './childValues.ts'
import styles from './EditableText.module.css'
import { saveResultText } from './saveResultText.ts'
import { useCreateMenuChild } from './childMutations.ts'

/** A choice that could not be added, with why. */
interface FailedChoice {
  name: string
  why: string
}

/**
 * Adds choices to a group, one after the other: Enter adds what was typed and leaves the field for the next. One that
 * could not be added stays beside it.
 */
export function NewChoice(props: { menuId: string; groupId: string; groupName: string }) {
  const { menuId, groupId, groupName } = props
  const [typed, setTyped] = useState('')
  const [failed, setFailed] = useState<readonly FailedChoice[]>([])
  const create = useCreateMenuChild(menuId, groupId)
  // One after the other, so that they get the order in which they were typed
  const last = useRef(Promise.resolve())
  const add = (name: string) => {
    setFailed((before) => before.filter((choice) => choice.name !== name))
    last.current = last.current.then(async () => {
      const why = saveResultText(await create({ ...createChildValues('INCLUDE'), name }))
      if (why !== null) setFailed((before) => [...before, { name, why }])
    })
  }
  return (
    <>
      <input
        className={styles.field}
        aria-label={`Nyt valg i ${groupName}`}
        placeholder="Nyt valg. Enter gemmer."
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const name = typed.trim()
          if (event.key !== 'Enter' || name === '') return
          add(name)
          setTyped('')
        }}
      />
      {failed.map(({ name, why }) => (
        <p key={name} role="alert">
          <span>{`${name}: ${why} `}</span>
          <Button onClick={() => add(name)}>Prøv igen</Button>
        </p>
      ))}
    </>
  )
}
