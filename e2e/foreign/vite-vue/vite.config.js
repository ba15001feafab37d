import { federation } from '@module-federation/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  define: { VERSION: JSON.stringify(process.env.VERSION) },
  build: { target: 'es2022', rollupOptions: { input: {} } },
  plugins: [
    vue(),
    federation({
      name: 'notes',
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './remote': './src/remote.js' },
      dts: false,
    }),
  ],
})
