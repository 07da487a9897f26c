/** For `test.use`: the screen of a phone, with touch. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
