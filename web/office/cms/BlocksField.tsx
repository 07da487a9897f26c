import { useFieldArray } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { CatersField } from '../caterChoice/CatersField.tsx'
import { ChoicesField } from '../form/ChoicesField.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { TextField } from '../form/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import { BlockImageField } from './BlockImageField.tsx'
import styles from './BlocksField.module.css'
import { BLOCK_LABELS, BLOCK_TYPES, getBlockName, createBlock } from './blockValues.ts'
import type { BlockType } from './blockValues.ts'
import { OfferFields } from './OfferFields.tsx'
import { PAGE_LABELS } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'
import type { PageChoices } from './usePageChoices.ts'

/** The blocks of a page in their order, which can be added, moved and removed. */
export function BlocksField(props: { control: Control<PageValues>; choices: PageChoices }) {
  const { control, choices } = props
  const { fields: blocks, append, remove, move } = useFieldArray({ control, name: 'blocks' })
  return (
    <FieldSection title={PAGE_LABELS.blocks}>
      {blocks.length === 0 && <p className={styles.empty}>Ingen blokke endnu.</p>}
      {blocks.map(({ id, type }, index) => {
        const name = `${index + 1}. ${getBlockName(type)}`
        return (
          <fieldset key={id} className={styles.block}>
            <legend>{name}</legend>
            <div className={styles.moves}>
              {index > 0 && (
                <Button variant="quiet" aria-label={`Flyt op: ${name}`} onClick={() => move(index, index - 1)}>
                  Flyt op
                </Button>
              )}
              {index < blocks.length - 1 && (
                <Button variant="quiet" aria-label={`Flyt ned: ${name}`} onClick={() => move(index, index + 1)}>
                  Flyt ned
                </Button>
              )}
              <Button variant="dangerOutline" aria-label={`Fjern: ${name}`} onClick={() => remove(index)}>
                Fjern
              </Button>
            </div>
            <BlockFields control={control} index={index} type={type} choices={choices} />
          </fieldset>
        )
      })}
      <div className={styles.add}>
        {BLOCK_TYPES.map(({ value, label }) => (
          <Button key={value} onClick={() => append(createBlock(value))}>
            {`Tilføj ${label.toLowerCase()}`}
          </Button>
        ))}
      </div>
    </FieldSection>
  )
}

/** The fields of a block: the common ones and those of its type. */
function BlockFields(props: { control: Control<PageValues>; index: number; type: BlockType; choices: PageChoices }) {
  const { control, index, type, choices } = props
  const path = `blocks.${index}` as const
  return (
    <>
      <TextField control={control} name={`${path}.title`} label={BLOCK_LABELS.title} isOptional />
      <HtmlField control={control} name={`${path}.text`} label={BLOCK_LABELS.text} isOptional />
      <BlockImageField control={control} name={`${path}.image`} />
      {type === 'BANNER' && (
        <FieldRow>
          <TextField control={control} name={`${path}.linkText`} label={BLOCK_LABELS.linkText} isOptional />
          <TextField control={control} name={`${path}.linkUrl`} label={BLOCK_LABELS.linkUrl} isOptional />
        </FieldRow>
      )}
      {type === 'CATER' && (
        <CatersField
          control={control}
          name={`${path}.caterNumbers`}
          label={BLOCK_LABELS.caterNumbers}
          hint="De vises i den rækkefølge, de vælges."
        />
      )}
      {type === 'FOOD_TYPE' && (
        <ChoicesField control={control} name={`${path}.filterIds`} label="Madtyper" choices={choices.foodtypes} />
      )}
      {type === 'OCCASION' && (
        <ChoicesField control={control} name={`${path}.filterIds`} label="Anledninger" choices={choices.occasions} />
      )}
      {type === 'OFFER' && <OfferFields control={control} index={index} />}
    </>
  )
}
