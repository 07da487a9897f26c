import { Conditions } from '../storefront/conditions/Conditions.tsx'
import text from '../ui/text.module.css'
import { FrontPageFooter } from './FrontPageFooter.tsx'
import { FrontPageHeader } from './FrontPageHeader.tsx'

/** The conditions of ordering on the bare domain, '/handelsbetingelser'. */
export function Component() {
  return (
    <>
      <a className={text.skip} href="#indhold">
        Gå til indhold
      </a>
      <FrontPageHeader />
      <Conditions cater={null} />
      <FrontPageFooter />
    </>
  )
}
