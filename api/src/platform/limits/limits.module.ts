import { Global, Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common'
import { RateLimiter } from './rate-limiter.ts'

const SWEEP_EVERY_MS = 3_600_000

@Global()
@Module({ providers: [RateLimiter], exports: [RateLimiter] })
export class LimitsModule implements OnModuleInit, OnModuleDestroy {
  private readonly limiter: RateLimiter
  private timer: NodeJS.Timeout | undefined

  constructor(@Inject(RateLimiter) limiter: RateLimiter) {
    this.limiter = limiter
  }

  onModuleInit(): void {
    const sweep = () => void this.limiter.sweep().catch(() => undefined)
    this.timer = setInterval(sweep, SWEEP_EVERY_MS).unref()
  }

  onModuleDestroy(): void {
    clearInterval(this.timer)
  }
}
