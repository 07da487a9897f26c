const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  artifactDirectory: './web/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  noFutureProofEnums: false,
  customScalarTypes: {
    Date: 'string',
    DateTime: 'string',
    File: 'null',
    HTML: 'string',
    LocalTime: 'string',
    Money: 'number',
  },
  requireCustomScalarTypes: true,
  persistConfig: { file: './persisted_queries.json', algorithm: 'SHA256' },
}

// relay-compiler reads the CommonJS name from a module
export { config as 'module.exports' }
