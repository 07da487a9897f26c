export const BUILD_TARGETS: string[]
