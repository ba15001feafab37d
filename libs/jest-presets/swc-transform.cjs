const shared = { target: 'es2024', keepClassNames: true }
const commonJs = { type: 'commonjs' }

/**
 * To CommonJS by swc, for jest; `jsx` for projects with React. Packages that ship ES modules only are transformed too
 * (jest keeps the results): loading them as they are would need a flag of Node's on every way to start jest.
 */
module.exports = ({ jsx = false } = {}) => ({
  '\\.[cm]?tsx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        ...shared,
        parser: { syntax: 'typescript', tsx: jsx, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          ...(jsx ? { react: { runtime: 'automatic' } } : {}),
        },
      },
      module: commonJs,
    },
  ],
  '\\.[cm]?jsx?$': [
    require.resolve('@swc/jest'),
    { jsc: { ...shared, parser: { syntax: 'ecmascript' } }, module: commonJs },
  ],
})
