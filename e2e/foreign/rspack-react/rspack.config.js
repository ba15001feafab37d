import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

// REACT_VERSION is what the tests have the remote claim to bring, as a team that is ahead of the shell would.
const react = { singleton: true, version: process.env.REACT_VERSION }

export default {
  mode: 'production',
  entry: {},
  output: {
    publicPath: 'auto',
    uniqueName: 'notes',
    filename: '[name].[contenthash].js',
    cssFilename: '[name].[contenthash].css',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [
    new rspack.SubresourceIntegrityPlugin(),
    new rspack.DefinePlugin({ VERSION: JSON.stringify(process.env.VERSION) }),
    new ModuleFederationPlugin({
      name: 'notes',
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.js' },
      shared: { react, 'react/jsx-runtime': react },
      dts: false,
    }),
  ],
}
