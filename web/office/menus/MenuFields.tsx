import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { MAX_MENU_IMAGES } from '../../../domain/images/imageLimits.ts'
import { COURSE_NAMES, COURSES } from '../../../domain/menus/courses.ts'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import { formatDecimal } from '../../../domain/texts/numbers.ts'
import { parseKroner } from '../../../domain/money/money.ts'
import { savingPercent } from '../../../domain/menus/prices.ts'
import { CheckField } from '../form/CheckField.tsx'
import { DateField } from '../form/DateField.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { PictureField } from '../form/PictureField.tsx'
import { SortablePictures } from '../form/SortablePictures.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { AmountField } from '../form/AmountField.tsx'
import { TextField } from '../form/TextField.tsx'
import { JPEG_PNG_WEBP } from '../form/validatePicture.ts'
import styles from './MenuFields.module.css'
import { AGE_LIMIT_CHOICES, MENU_AGE_LIMIT_HINT } from './ageLimits.ts'
import { ROOT_MENU_TYPES, toTypeChoices } from './menuTypes.ts'
import { MENU_LABELS } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'
import type { ReactNode } from 'react'

const COURSE_CHOICES = COURSES.map((course) => ({ value: course, label: COURSE_NAMES[course] }))

/** The fields of a menu; `categories` is the field of its categories. */
export function MenuFields({ control, categories }: { control: Control<MenuValues>; categories: ReactNode }) {
  return (
    <>
      <SelectField control={control} name="type" label="Type" choices={toTypeChoices(ROOT_MENU_TYPES)} />
      <TextField control={control} name="name" label="Navn" maxLength={MAX_NAME_LENGTH} />
      <SelectField
        control={control}
        name="course"
        label={MENU_LABELS.course}
        choices={COURSE_CHOICES}
        hint="Forsidens søgning finder måltider, når gæsterne ikke selv vælger noget andet."
      />
      <HtmlField control={control} name="description" label="Beskrivelse" isOptional />
      <PictureField
        control={control}
        name="images"
        label={MENU_LABELS.images}
        types={JPEG_PNG_WEBP}
        maxCount={MAX_MENU_IMAGES}
        List={SortablePictures}
        firstMark="Vises først"
        hasCaptions
        canRemove
      />
      {categories}
      <FieldRow>
        <TextField
          control={control}
          name="minAmount"
          label={MENU_LABELS.minAmount}
          inputMode="numeric"
          hint="1-100. Må stå tomt."
        />
        <TextField
          control={control}
          name="maxAmount"
          label={MENU_LABELS.maxAmount}
          inputMode="numeric"
          hint="1-100. Må stå tomt."
        />
      </FieldRow>
      <FieldRow>
        <AmountField control={control} name="price" label={MENU_LABELS.price} />
        <AmountField
          control={control}
          name="discountFromPrice"
          label={MENU_LABELS.discountFromPrice}
          isOptional
          hint="Besparelsen vises kun, hvis prisen var højere i de 30 dage, før den blev sat ned."
        />
        <SavingOutput control={control} />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="offeredFrom" label={MENU_LABELS.offeredFrom} isOptional />
        <DateField control={control} name="offeredTo" label={MENU_LABELS.offeredTo} isOptional />
      </FieldRow>
      <FieldRow>
        <TextField
          control={control}
          name="leadDays"
          label={MENU_LABELS.leadDays}
          inputMode="numeric"
          unit="dage"
          isOptional
          hint="Efter fristen kan menuen ikke bestilles, heller ikke når firmaets egen frist kun er en advarsel."
        />
        <TextField control={control} name="leadCutoff" label={MENU_LABELS.leadCutoff} />
      </FieldRow>
      <CheckField
        control={control}
        name="countsTowardsCapacity"
        label={MENU_LABELS.countsTowardsCapacity}
        hint="Uden kryds tager menuen ingen plads på en dag."
      />
      <SelectField
        control={control}
        name="ageLimit"
        label={MENU_LABELS.ageLimit}
        choices={AGE_LIMIT_CHOICES}
        hint={MENU_AGE_LIMIT_HINT}
      />
      <CheckField control={control} name="isDraft" label="Kladde, som kun I kan se" />
    </>
  )
}

/** PRI-3: the saving in per cent, computed while prices are typed. */
function SavingOutput({ control }: { control: Control<MenuValues> }) {
  const [price, before] = useWatch({ control, name: ['price', 'discountFromPrice'] })
  const saving = savingPercent(parseKroner(price) ?? 0, parseKroner(before))
  return (
    <div className={styles.saving}>
      <span className={styles.label} id="besparelse">
        Besparelse
      </span>
      <output className={styles.percent} aria-labelledby="besparelse">
        {`${formatDecimal(saving, 2)} %`}
      </output>
    </div>
  )
}
