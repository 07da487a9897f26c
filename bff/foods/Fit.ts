import { builder } from '../graph/builder.ts'

export const Fit = builder.enumType('Fit', {
  description: 'How a menu meets what somebody must be without, or the diets that they keep.',
  values: {
    FITS: { description: 'Whatever is chosen.' },
    CAN_BE_CHOSEN: { description: 'By a choice.' },
    UNKNOWN: { description: 'It hangs on food of which nothing is declared.' },
    DOES_NOT_FIT: { description: 'Not by any choice.' },
  },
})
