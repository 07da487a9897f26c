import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** Says where no script runs that nothing can be ordered on the page, and whom to call. */
export function OrderByPhone({ name, phoneNumber }: { name: string; phoneNumber: string | null }) {
  return (
    <Notice variant="info">
      <span>Du kan kun bestille her med JavaScript slået til.</span>
      {phoneNumber && (
        <span>
          <span>{` Ring ellers til ${name} på `}</span>
          <PhoneLink phone={phoneNumber} />.
        </span>
      )}
    </Notice>
  )
}
