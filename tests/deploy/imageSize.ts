/** Of the image in SCA-5. */
export const MAX_MB = 350
/** Of its base, debian:bookworm-slim, as it is published (75), and some room. */
export const BASE_MB = 80
