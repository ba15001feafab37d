import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Limiters } from './limiters.ts'
import { RateLimitEntity } from './rate-limit.entity.ts'
import { RateLimiter } from './rate-limiter.ts'
import { VisitorLimiter } from './visitor-limiter.ts'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitEntity])],
  providers: [Limiters, RateLimiter, VisitorLimiter],
  exports: [RateLimiter, VisitorLimiter],
})
export class LimitsModule {}
