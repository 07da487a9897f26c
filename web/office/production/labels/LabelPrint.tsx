import { useId, useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import { Label } from './Label.tsx'
import styles from './Labels.module.css'
import { MAX_OFFSET, NEW_SETTINGS, readSettings, writeSettings } from './labelSettings.ts'
import type { LabelSettings } from './labelSettings.ts'
import { LABEL_SHEETS, placeLabels } from './labelSheets.ts'
import type { LabelSheetName } from './labelSheets.ts'
import type { LabelText } from './readLabels.ts'
import { splitSentences } from './splitSentences.ts'
import { useLabelSizes } from './useLabelSizes.ts'

const MAX_COPIES = 50

/** Labels on sheets as they are printed, with the settings before: the sheet, its first free label, copies and offset. */
export function LabelPrint({ labels, caterName }: { labels: readonly LabelText[]; caterName: string }) {
  const isHydrated = useIsHydrated()
  const stored = useMemo(() => (isHydrated ? readSettings() : NEW_SETTINGS), [isHydrated])
  const [changed, setChanged] = useState<LabelSettings | null>(null)
  const [start, setStart] = useState(1)
  const [copies, setCopies] = useState(1)
  const settings = changed ?? stored
  const sheet = LABEL_SHEETS[settings.sheet]
  const perSheet = sheet.columns * sheet.rows
  const change = (part: Partial<LabelSettings>) => {
    const next = { ...settings, ...part }
    setChanged(next)
    writeSettings(next)
    setStart(1)
  }
  const printed = labels.flatMap((label) => {
    const parts = splitSentences(label.sentences, sheet.letters)
    const pieces = parts.map((sentences, part) => ({ ...label, sentences, part: part + 1, parts: parts.length }))
    return Array.from({ length: copies }, () => pieces).flat()
  })
  const offset = { x: settings.offsetX / 10, y: settings.offsetY / 10 }
  const places = placeLabels(sheet, printed.length, start, offset)
  const sheets = Array.from({ length: (places.at(-1)?.sheet ?? -1) + 1 }, (_, number) => number)
  const preview = useLabelSizes()
  return (
    <>
      {/* A named page cannot be chosen from a script, only written */}
      <style>{`@media print { @page { size: ${sheet.pageWidth}mm ${sheet.pageHeight}mm; margin: 0; @bottom-left { content: none } @bottom-right { content: none } } }`}</style>
      <fieldset className={styles.settings} disabled={!isHydrated}>
        <SheetField value={settings.sheet} onChange={(name) => change({ sheet: name })} />
        <NumberField label="Begynd ved etiket" value={start} min={1} max={perSheet} onChange={setStart} />
        <NumberField label="Antal af hver" value={copies} min={1} max={MAX_COPIES} onChange={setCopies} />
        <NumberField
          label="Flyt mod højre, 0,1 mm"
          value={settings.offsetX}
          min={-MAX_OFFSET}
          max={MAX_OFFSET}
          onChange={(offsetX) => change({ offsetX })}
        />
        <NumberField
          label="Flyt ned, 0,1 mm"
          value={settings.offsetY}
          min={-MAX_OFFSET}
          max={MAX_OFFSET}
          onChange={(offsetY) => change({ offsetY })}
        />
        <Button variant="primary" disabled={printed.length === 0} onClick={() => window.print()}>
          <Icon name="print" />
          Udskriv
        </Button>
      </fieldset>
      <p className={styles.hint}>
        {`${printed.length === 1 ? '1 etiket' : `${printed.length} etiketter`} på ${sheets.length === 1 ? '1 ark' : `${sheets.length} ark`}. Udskriv i 100 % og uden marginer. Ark og flytning huskes på denne enhed.`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={styles.preview} aria-label="Etiketter" tabIndex={0} ref={preview}>
        {sheets.map((number) => (
          <div
            key={number}
            className={styles.sheet}
            style={{ width: `${sheet.pageWidth}mm`, height: `${sheet.pageHeight}mm` }}
          >
            {printed.map((label, index) => {
              const place = places[index]
              return (
                place?.sheet === number && (
                  <Label key={index} label={label} place={place} sheet={sheet} caterName={caterName} />
                )
              )
            })}
          </div>
        ))}
      </section>
    </>
  )
}

function SheetField(props: { value: LabelSheetName; onChange: (name: LabelSheetName) => void }) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>Etiketark</label>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value as LabelSheetName)}>
        {Object.entries(LABEL_SHEETS).map(([name, sheet]) => (
          <option key={name} value={name}>
            {sheet.name}
          </option>
        ))}
      </select>
    </p>
  )
}

/** A whole number between two; any other is ignored. */
function NumberField(props: {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  const { label, value, min, max, onChange } = props
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        type="number"
        min={min}
        max={max}
        defaultValue={value}
        onBlur={(event) => {
          const typed = Number(event.target.value)
          const isValid = event.target.value !== '' && Number.isInteger(typed) && typed >= min && typed <= max
          if (isValid) onChange(typed)
          else event.target.value = String(value)
        }}
      />
    </p>
  )
}
