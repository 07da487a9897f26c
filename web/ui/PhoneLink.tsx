import { formatPhone } from '../../domain/phone.ts'

/** A phone number that calls when it is pressed, in pairs; `label` stands before it within the link. */
export function PhoneLink({ phone, label }: { phone: string; label?: string }) {
  return (
    <a href={`tel:${phone.replace(/[\s.-]/g, '')}`}>
      {label && `${label} `}
      {formatPhone(phone)}
    </a>
  )
}
