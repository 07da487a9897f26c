import { useState } from 'react'
import { danishClock } from '../../../domain/time/danishTime.ts'
import { formatDeclarationProblem } from '../../../domain/foods/allergenTexts.ts'
import { findDeclarationProblems } from '../../../domain/foods/declarations.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import bar from '../form/SaveBar.module.css'
import { SaveErrorNotice } from '../form/SaveErrorNotice.tsx'
import type { SaveError } from '../form/saveResult.ts'
import { AffectedOrders } from './AffectedOrders.tsx'
import styles from './Foods.module.css'
import type { OfficeFood } from './readFood.ts'
import { useDeclareFoods } from './useDeclareFoods.ts'
import type { Declared } from './useDeclareFoods.ts'
import type { useFoodDrafts } from './useFoodDrafts.ts'

/** The service's maximum for one request. */
const MAX_SAVED = 500

/** The bar that saves all changes with one call, and shows the result. */
export function FoodSaveBar(props: {
  caterNumber: number
  editing: ReturnType<typeof useFoodDrafts>
  onOpen: (foodId: string) => void
}) {
  const { changed, drop, overwrite } = props.editing
  const declare = useDeclareFoods(props.caterNumber)
  const showToast = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [error, setError] = useState<SaveError<Declared> | null>(null)
  const [conflicts, setConflicts] = useState<readonly OfficeFood[]>([])
  const [affectedOrders, setAffectedOrders] = useState<Declared['affectedOrders']>([])
  const problems = changed.flatMap((food) =>
    findDeclarationProblems(food.declaration).map((problem) => ({ food, text: formatDeclarationProblem(problem) })),
  )
  const save = async (foods: readonly OfficeFood[]) => {
    if (isSaving || foods.length === 0 || problems.length > 0) return
    setIsSaving(true)
    setError(null)
    setConflicts([])
    const result = await declare(foods.slice(0, MAX_SAVED))
    setIsSaving(false)
    if (result.kind === 'cancelled') return
    if (result.kind !== 'saved') return setError(result)
    const { saved, conflicts: left, affectedOrders: affected } = result.values
    drop(saved.map(({ id }) => id))
    setConflicts(left)
    setAffectedOrders(affected)
    setSavedAt(new Date())
    if (saved.length > 0) showToast({ text: 'Gemt' })
  }
  const count = changed.length
  return (
    <>
      {affectedOrders.length > 0 && <AffectedOrders orders={affectedOrders} />}
      <form
        className={styles.save}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(changed)
        }}
      >
        <div className={bar.bar}>
          {error?.kind === 'invalid' ? (
            <Notice variant="error" role="alert">
              <strong>Allergenerne blev ikke gemt.</strong>
              <span>{error.issues.map(({ message }) => message).join(' ')}</span>
            </Notice>
          ) : (
            <SaveErrorNotice error={error} />
          )}
          {conflicts.length > 0 && (
            <Conflicts
              conflicts={conflicts}
              onOverwrite={() => {
                overwrite(conflicts)
                const versions = new Map(conflicts.map(({ id, version }) => [id, version]))
                void save(changed.map((food) => ({ ...food, version: versions.get(food.id) ?? food.version })))
              }}
              onDrop={() => {
                drop(conflicts.map(({ id }) => id))
                setConflicts([])
              }}
            />
          )}
          {problems.length > 0 && (
            <ul className={styles.problems}>
              {problems.map(({ food, text }) => (
                <li key={`${food.id} ${text}`}>
                  <Button variant="quiet" onClick={() => props.onOpen(food.id)}>
                    {food.name}
                  </Button>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
          <output className={bar.summary}>
            {count > 0 && <b>{count === 1 ? '1 ret er ændret' : `${count} retter er ændret`}</b>}
            {count === 0 && savedAt && <span>{`Gemt kl. ${danishClock(savedAt)}`}</span>}
          </output>
          <div className={bar.buttons}>
            {count > 0 && !isSaving && (
              <Button variant="quiet" onClick={() => drop(changed.map(({ id }) => id))}>
                Fortryd
              </Button>
            )}
            <Button type="submit" variant="primary" isPending={isSaving}>
              Gem
            </Button>
          </div>
        </div>
      </form>
    </>
  )
}

function Conflicts(props: { conflicts: readonly OfficeFood[]; onOverwrite: () => void; onDrop: () => void }) {
  const { conflicts } = props
  return (
    <Notice variant="info" role="alert">
      <strong>
        {`${conflicts.map(({ name, declaredBy }) => `${name} er ændret af ${declaredBy ?? 'en anden'}`).join(', ')}, mens du skrev.`}
      </strong>
      <span>Det, du har svaret, er her stadig og er ikke gemt.</span>
      <div className={styles.actions}>
        <Button onClick={props.onOverwrite}>Gem mine</Button>
        <Button onClick={props.onDrop}>Hent de nye</Button>
      </div>
    </Notice>
  )
}
