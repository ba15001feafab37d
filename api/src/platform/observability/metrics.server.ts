import { createServer, type Server } from 'node:http'
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { collectDefaultMetrics } from 'prom-client'
import { DataSource, type Repository } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { OutboxMailEntity } from '../mail/outbox-mail.entity.ts'
import { metricsRegistry } from './metrics.ts'
import { readPool } from './pool-metrics.ts'
import { readWork } from './work-metrics.ts'

/** `/metrics` on a port of its own, which no public proxy forwards; off without METRICS_PORT. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly dataSource: DataSource,
    @InjectRepository(OutboxMailEntity) private readonly mails: Repository<OutboxMailEntity>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.config
    if (!metricsPort) return
    collectDefaultMetrics({ register: metricsRegistry })
    this.server = createServer(async (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      readPool(this.dataSource)
      await readWork(this.database, this.mails)
      const metrics = await metricsRegistry.metrics()
      response.writeHead(200, { 'content-type': metricsRegistry.contentType }).end(metrics)
    })
    await new Promise<void>((resolve, reject) => {
      // Stays: a connection that cannot be accepted must not end the process.
      this.server?.on('error', reject).listen(metricsPort, host, resolve)
    })
  }

  onApplicationShutdown(): void {
    this.server?.close()
    this.server?.closeAllConnections()
  }
}
