import start from '../e2e/startProducts.ts'

/** Before the stories: one product for them all, as a process of the browser tests has it. */
export default () => start({ workers: 1 })
