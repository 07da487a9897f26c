import { formatPhone, parsePhone } from '../../domain/texts/phone.ts'

interface PhoneLinkProps {
  phone: string
  /** Stands before it within the link. */
  label?: string
  className?: string
}

/** A phone number that calls when it is pressed, in pairs. */
export function PhoneLink({ phone, label, className }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${parsePhone(phone) ?? phone}`}>
      {`${label ? `${label} ` : ''}${formatPhone(phone)}`}
    </a>
  )
}
