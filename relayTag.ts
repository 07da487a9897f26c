import { createHash } from 'node:crypto'
import { dirname, relative } from 'node:path'
import { parse, print } from 'graphql'
import type { Plugin } from 'vite'

/**
 * Replaces each graphql`...` tag by an import of its compiled artifact. In development it logs an error if
 * the text has changed since relay-compiler ran.
 */
export function relayTag(artifacts = 'web/__generated__'): Plugin {
  let root = ''
  let isDevelopment = false
  return {
    name: 'relay-tag',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isDevelopment = config.command === 'serve'
    },
    transform: {
      filter: {
        id: { include: /\/web\/.*\.[jt]sx?$/, exclude: [/node_modules/, /__generated__/] },
        code: /graphql\s*`/,
      },
      handler(code, id) {
        const imports: string[] = []
        const replaced = code.replace(/\bgraphql\s*`([^`]*)`/g, (tag, text: string) => {
          const definition = parse(text).definitions[0]
          const name = definition && 'name' in definition ? definition.name?.value : undefined
          if (!definition || !name) throw new Error(`A graphql document in ${id} has no name`)
          const path = relative(dirname(id), `${root}/${artifacts}/${name}.graphql.ts`)
          const variable = `__${name}`
          imports.push(`import ${variable} from ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};`)
          // Preserves the tag's line count, so that no source map is needed
          const lines = '\n'.repeat(tag.split('\n').length - 1)
          if (!isDevelopment) return `(${variable}${lines})`
          const hash = createHash('md5')
            .update(onOneLine(print(definition)))
            .digest('hex')
          const warning = JSON.stringify(`${name} has changed since relay-compiler ran`)
          return `(${variable}.hash && ${variable}.hash !== "${hash}" && console.error(${warning}), ${variable}${lines})`
        })
        return imports.length > 0 ? { code: imports.join(' ') + replaced, map: null } : null
      },
    },
  }
}

/** Joins wrapped arguments on one line, as relay-compiler prints them. */
function onOneLine(printed: string): string {
  return printed.replace(/\(\n\s+([^()]*)\n\s*\)/g, (_wrapped, args: string) => `(${args.split(/\n\s*/).join(', ')})`)
}
