import { z } from 'zod'

// A page's content security policy lets no text become a function, and reports each attempt.
z.config({ jitless: true })

export { z }
