import { expect, it } from '@jest/globals'
import { publishedPackage } from './published-package.ts'

it('has built files, ranges, and the shared packages as peers', () => {
  const source = {
    name: '@confida/sample',
    version: '0.2.0',
    private: true,
    sideEffects: ['**/*.css'],
    exports: {
      '.': { types: './src/index.ts', source: './src/index.ts', default: './dist/index.js' },
      './screens': { types: './src/screens.tsx', default: './src/screens.tsx' },
      './types': './src/styles.d.ts',
      './styles.css': './src/styles.css',
      './preset': './preset.cjs',
    },
    bin: { sample: './src/sample.ts' },
    scripts: { test: 'jest' },
    dependencies: { '@confida/i18n': '0.1.4', react: '19.3.1', ky: '2.1.0' },
    devDependencies: { jest: '30.5.2' },
    nx: {},
  }
  expect(publishedPackage(source)).toEqual({
    name: '@confida/sample',
    version: '0.2.0',
    sideEffects: ['**/*.css'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './screens': { types: './dist/screens.d.ts', default: './dist/screens.js' },
      './types': './dist/styles.d.ts',
      './styles.css': './dist/styles.css',
      './preset': './preset.cjs',
      './package.json': './package.json',
    },
    bin: { sample: './dist/sample.js' },
    dependencies: { '@confida/i18n': '^0.1.0', ky: '2.1.0' },
    peerDependencies: { react: '^19.3.0' },
  })
})
