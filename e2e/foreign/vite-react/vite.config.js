import { federation } from '@module-federation/vite'
import { defineConfig } from 'vite'

// REACT_VERSION is what the tests have the remote claim to bring, as a team that is ahead of the shell would.
const react = { singleton: true, version: process.env.REACT_VERSION }

export default defineConfig({
  define: { VERSION: JSON.stringify(process.env.VERSION) },
  build: { target: 'es2022', rollupOptions: { input: {} } },
  plugins: [
    federation({
      name: 'notes',
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './remote': './src/remote.js' },
      shared: { react },
      dts: false,
    }),
  ],
})
