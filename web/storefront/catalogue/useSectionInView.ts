import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * A ref for the section whose contents an address chooses: where another choice was made while its top is above the
 * window, the section is scrolled into view. Back and forward restore their own place.
 */
export function useSectionInView() {
  const section = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (type === 'POP' || !section.current) return
    if (section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView()
  }, [key, type])
  return section
}
