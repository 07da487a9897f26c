import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** Replaces the order form where no script runs. */
export function OrderByPhone({ name, phoneNumber }: { name: string; phoneNumber: string | null }) {
  return (
    <Notice variant="info">
      Du kan kun bestille her med JavaScript slået til.
      {phoneNumber && (
        <>
          {' '}
          Ring ellers til {name} på <PhoneLink phone={phoneNumber} />.
        </>
      )}
    </Notice>
  )
}
