import { Conditions } from '../storefront/conditions/Conditions.tsx'
import text from '../ui/text.module.css'
import { FrontPageEnd } from './FrontPageEnd.tsx'
import { FrontPageTop } from './FrontPageTop.tsx'

/** The conditions of ordering on the bare domain, '/handelsbetingelser'. */
export function Component() {
  return (
    <>
      <a className={text.skip} href="#indhold">
        Gå til indhold
      </a>
      <FrontPageTop />
      <Conditions cater={null} />
      <FrontPageEnd />
    </>
  )
}
