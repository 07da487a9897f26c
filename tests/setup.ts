import { vi } from 'vitest'

// relay-test-utils asks for jest by name
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })
