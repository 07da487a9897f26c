/**
 * The widths up to which a layout is that of a phone, a tablet or a small laptop, in rem. Style sheets write
 * `@media (--phone)` for the window, and `@container main (--phone)` for the room that a part has in it, which
 * is narrower than the window.
 */
const BREAKPOINTS = {
  media: { phone: 45, tablet: 60, laptop: 70 },
  container: { phone: 36, tablet: 60, laptop: 70 },
} as const

type Breakpoint = keyof typeof BREAKPOINTS.media

/** The media query of a window up to a width. */
export const upTo = (name: Breakpoint): string => `(max-width: ${BREAKPOINTS.media[name]}rem)`

/** The parameters of an at-rule with the names of widths in it replaced. Throws for a name that there is not. */
export function withBreakpoints(atRule: 'media' | 'container', parameters: string): string {
  return parameters.replace(/\(--([\w-]+)\)/g, (_name, name: string) => {
    const widths: Readonly<Record<string, number>> = BREAKPOINTS[atRule]
    const width = widths[name]
    if (width === undefined) throw new Error(`No breakpoint is called --${name}`)
    return `(max-width: ${width}rem)`
  })
}
