import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Limiters } from './limiters.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { RateLimitEntity } from './rate-limit.entity.ts'
import { RateLimiter } from './rate-limiter.ts'
import { VisitorLimiter } from './visitor-limiter.ts'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitEntity])],
  providers: [Limiters, OneAtATime, RateLimiter, VisitorLimiter],
  exports: [OneAtATime, RateLimiter, VisitorLimiter],
})
export class LimitsModule {}
