import { writeFileSync } from 'node:fs'
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { schema } from './schema.ts'

writeFileSync(new URL('../schema.graphql', import.meta.url), `${printSchemaWithDirectives(schema)}\n`)
