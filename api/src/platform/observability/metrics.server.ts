import { createServer, type Server } from 'node:http'
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { CONFIG, type Config } from '../config/config.ts'

/** One registry a process; the HTTP set-up counts into it before Nest has made anything. */
export const metricsRegistry = new Registry()

/** `/metrics` on a port of its own, which no public proxy forwards; off without METRICS_PORT. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly port: number | undefined
  private server: Server | undefined

  constructor(@Inject(CONFIG) config: Config) {
    this.port = config.metricsPort
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.port) return
    collectDefaultMetrics({ register: metricsRegistry })
    this.server = createServer(async (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': metricsRegistry.contentType })
      response.end(await metricsRegistry.metrics())
    })
    await new Promise<void>((resolve, reject) => {
      this.server?.once('error', reject).listen(this.port, resolve)
    })
  }

  onApplicationShutdown(): void {
    this.server?.close()
    this.server?.closeAllConnections()
    metricsRegistry.clear()
  }
}
