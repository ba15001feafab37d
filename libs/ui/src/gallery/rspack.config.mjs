import { rspack } from '@rspack/core'

/** The gallery of all widgets, for looking at: `npm run gallery -w @confida/ui`. No part of the product. */
export default {
  context: import.meta.dirname,
  mode: 'development',
  devtool: false,
  entry: './main.tsx',
  output: { path: `${import.meta.dirname}/../../dist/gallery`, clean: true },
  resolve: { conditionNames: ['source', '...'], extensions: ['.js', '.mjs'] },
  module: {
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
}
