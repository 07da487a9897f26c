import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Environment } from 'relay-runtime'

/** The Relay environment, for loaders: `context.get(relayContext)`. */
export const relayContext = createContext<Environment>()

/** The `context` of a loader. */
export type LoaderContext = Readonly<RouterContextProvider>
