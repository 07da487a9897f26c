// The image's entry point: what it is started as is its first argument, and the rest is that program's own. It becomes that
// program, so that signals reach it.

/** The built entry points of dist/server by the names of their roles. */
export const ROLES = {
  web: 'bff',
  v2: 'api',
  worker: 'worker',
  migrate: 'migrate',
  secrets: 'secrets',
  backup: 'backup',
  restore: 'restore',
  user: 'user',
  person: 'person',
  capacity: 'capacity',
  statistics: 'statistics',
}

if (import.meta.filename === process.argv[1]) {
  const [role = ''] = process.argv.splice(2, 1)
  if (!Object.hasOwn(ROLES, role)) {
    console.error(`'${role}' is no role: start it with one of ${Object.keys(ROLES).join(', ')}.`)
    process.exit(1)
  }
  await import(`../dist/server/${ROLES[role]}.js`)
}
