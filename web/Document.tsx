import type { CSSProperties, ReactNode } from 'react'
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router'
import { usePage } from './page/PageContext.ts'
import { RouteError } from './errors/RouteError.tsx'
import hankenUrl from './ui/fonts/hanken-grotesk.woff2'
import hedvigUrl from './ui/fonts/hedvig-letters-serif.woff2'
import { HydrationContext } from './ui/HydrationContext.ts'
import iconUrl from './ui/icon.svg'
import { ProgressBar } from './ui/ProgressBar.tsx'
import { useHydration } from './useHydration.ts'

/** The whole document: React owns it, so that <title> and <meta> in pages land in its head. */
export function Document() {
  const { state } = useNavigation()
  return (
    <Shell>
      {state === 'loading' && <ProgressBar label="Henter siden" />}
      <Outlet />
      <ScrollRestoration />
    </Shell>
  )
}

/** The document where even its own route failed. */
export function DocumentError() {
  return (
    <Shell>
      <RouteError />
    </Shell>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const { styleSheets } = usePage()
  const accent = useAccent()
  const isHydrated = useHydration()
  return (
    <html lang="da" style={accent ? ({ '--color-accent': accent } as CSSProperties) : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={iconUrl} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={hedvigUrl} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={hankenUrl} />
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
      </head>
      <body>
        <HydrationContext value={isHydrated}>{children}</HydrationContext>
      </body>
    </html>
  )
}

// A route whose loader data has an accent colours the page: the storefront of a caterer.
function useAccent(): string | undefined {
  const data = useMatches().map(({ loaderData }) => loaderData as { accent?: unknown } | undefined)
  const accent = data.find((loaded) => loaded?.accent)?.accent
  return typeof accent === 'string' && /^#[0-9a-f]{6}$/i.test(accent) ? accent : undefined
}
