const config = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './client/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { DateTime: 'string' },
  requireCustomScalarTypes: true,
  typescriptExcludeUndefinedFromNullableUnion: true,
  codegenCommand: 'npm run relay',
  persistConfig: { file: './persistedOperations.json', algorithm: 'SHA256' },
  noSourceControl: true,
};

// The compiler reads this file with `require()`, which hands it the export of this name instead of the namespace.
export { config as default, config as 'module.exports' };
