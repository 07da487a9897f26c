import { randomUUID } from 'node:crypto'

/**
 * Creates what stands for the token in the address of a stored mail's link. Each mail has its own, which nobody is told:
 * no text that anybody types can hold it.
 */
export const createLinkMark = (): string => randomUUID()
