import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConnectionMark } from './ConnectionMark.tsx'
import { LiveOrdersContext } from './LiveOrdersContext.ts'

test('SEC-2 an office that is open in too many places says that it refetches, and why', () => {
  const value = {
    state: 'polling' as const,
    subscribe: () => () => undefined,
    lastUpdateAt: () => 0,
    lastResyncAt: () => 0,
    trackList: () => undefined,
  }
  const html = renderToString(
    <LiveOrdersContext value={value}>
      <ConnectionMark />
    </LiveOrdersContext>,
  )
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    'Henter hvert halve minutKontoret er åbent mange steder. Luk et af dem, så følger siden med af sig selv.',
  )
})
