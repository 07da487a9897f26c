import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useCityLookup } from '../../cities/useCityLookup.ts'
import { CheckField } from '../form/CheckField.tsx'
import { GIF_JPEG_PNG } from '../form/validatePicture.ts'
import { FieldRow } from '../form/FieldRow.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { PictureField } from '../form/PictureField.tsx'
import { TextField } from '../form/TextField.tsx'
import { YesNoField } from '../form/YesNoField.tsx'
import { CATER_LABELS } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Tab 1: name, address, contact and pictures of the caterer. */
export function CaterBasics(props: { form: UseFormReturn<CaterValues> }) {
  const { control } = props.form
  useFillCity(props.form)
  return (
    <>
      <TextField control={control} name="name" label={CATER_LABELS.name} />
      <TextField
        control={control}
        name="legalName"
        label={CATER_LABELS.legalName}
        hint="Som det står i CVR-registret."
      />
      <TextField control={control} name="cvrNumber" label={CATER_LABELS.cvrNumber} inputMode="numeric" isOptional />
      <TextField control={control} name="address" label={CATER_LABELS.address} />
      <FieldRow>
        <TextField control={control} name="zipCode" label={CATER_LABELS.zipCode} inputMode="numeric" />
        <TextField
          control={control}
          name="city"
          label={CATER_LABELS.city}
          hint="Udfyldes ud fra postnummeret."
          readOnly
        />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="email" label={CATER_LABELS.email} type="email" />
        <TextField control={control} name="phoneNumber" label={CATER_LABELS.phoneNumber} type="tel" isOptional />
      </FieldRow>
      <TextField
        control={control}
        name="contactPerson"
        label={CATER_LABELS.contactPerson}
        hint="Vises aldrig på firmaets side."
      />
      <TextField
        control={control}
        name="smileyUrl"
        label={CATER_LABELS.smileyUrl}
        hint="Adressen på findsmiley.dk. Skal vises, hvor der sælges mad på nettet."
        type="url"
        isOptional
      />
      <CheckField
        control={control}
        name="noInspectionYet"
        label={CATER_LABELS.noInspectionYet}
        hint="For et nyt firma."
      />
      <PictureField control={control} name="logo" label={CATER_LABELS.logo} types={GIF_JPEG_PNG} shape="square" />
      <PictureField control={control} name="banner" label={CATER_LABELS.banner} types={GIF_JPEG_PNG} />
      <YesNoField control={control} name="offersDelivery" label={CATER_LABELS.offersDelivery} />
      <HtmlField control={control} name="description" label={CATER_LABELS.description} isOptional />
    </>
  )
}

/** Looks up the city of a complete zip code; clears it otherwise. The saved zip code keeps the saved city. */
function useFillCity(form: UseFormReturn<CaterValues>): void {
  const findCity = useCityLookup()
  const zipCode = useWatch({ control: form.control, name: 'zipCode' })
  const { zipCode: savedZipCode, city: savedCity } = form.formState.defaultValues ?? {}
  const fill = useEffectEvent((city: string) => {
    if (form.getValues('city') !== city) form.setValue('city', city, { shouldDirty: true })
  })
  useEffect(() => {
    let isStale = false
    const find = async () => (zipCode === savedZipCode ? savedCity : findCity(zipCode))
    void find().then((city) => !isStale && fill(city ?? ''))
    return () => {
      isStale = true
    }
  }, [findCity, zipCode, savedZipCode, savedCity])
}
