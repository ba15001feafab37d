import { isProduction, shellConfig } from '@confida/remote-kit/bundler'
import { ServiceWorkerPlugin } from './bundler/service-worker.plugin.ts'

const config = shellConfig(import.meta.dirname)

export default {
  ...config,
  // In development nothing may come from a cache.
  plugins: [
    ...(config.plugins ?? []),
    ...(isProduction ? [new ServiceWorkerPlugin('./service-worker/service-worker.ts')] : []),
  ],
}
