import { rspack } from '@rspack/core'

/** The gallery of all widgets, a page of its own for any static host: `npm run gallery -w @confida/ui`. No part of the product. */
export default {
  context: import.meta.dirname,
  mode: 'production',
  entry: './main.tsx',
  output: {
    path: `${import.meta.dirname}/../../dist/gallery`,
    // Under whatever path it lies.
    publicPath: 'auto',
    filename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    clean: true,
  },
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
  performance: false,
}
