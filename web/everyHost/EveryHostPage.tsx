import type { ReactNode } from 'react'
import { usePage } from '../page/PageContext.ts'
import text from '../ui/text.module.css'
import { FrontPageFooter } from './FrontPageFooter.tsx'
import { FrontPageHeader } from './FrontPageHeader.tsx'

/** The frame of a page that every host has: the front page's own on the bare domain; a storefront's layout is around it already. */
export function EveryHostPage({ children }: { children: ReactNode }) {
  const { host } = usePage()
  if (host.slug !== null) return children
  return (
    <>
      <a className={text.skip} href="#indhold">
        Gå til indhold
      </a>
      <FrontPageHeader />
      {children}
      <FrontPageFooter />
    </>
  )
}
