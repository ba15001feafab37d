import { createServer, type Server } from 'node:http'
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Repository } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { OutboxMailEntity } from '../mail/outbox-mail.entity.ts'
import { observeWork } from './work-metrics.ts'

/** One registry a process; the HTTP set-up counts into it before Nest has made anything. */
export const metricsRegistry = new Registry()

/** `/metrics` on a port of its own, which no public proxy forwards; off without METRICS_PORT. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    @InjectRepository(OutboxMailEntity) private readonly mails: Repository<OutboxMailEntity>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.config
    if (!metricsPort) return
    collectDefaultMetrics({ register: metricsRegistry })
    observeWork(this.database, this.mails, metricsRegistry)
    this.server = createServer(async (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      try {
        const metrics = await metricsRegistry.metrics()
        response.writeHead(200, { 'content-type': metricsRegistry.contentType }).end(metrics)
      } catch {
        // The database is away, which `ready` tells.
        response.writeHead(503).end()
      }
    })
    await new Promise<void>((resolve, reject) => {
      // Stays: a connection that cannot be accepted must not end the process.
      this.server?.on('error', reject).listen(metricsPort, host, resolve)
    })
  }

  onApplicationShutdown(): void {
    this.server?.close()
    this.server?.closeAllConnections()
    metricsRegistry.clear()
  }
}
