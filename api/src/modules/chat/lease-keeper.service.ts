import { Injectable } from '@nestjs/common'
import { LEASE_RENEW_MS, type Lease, ReplyLeaseRepository } from './reply-lease.repository.ts'

@Injectable()
export class LeaseKeeper {
  constructor(private readonly leases: ReplyLeaseRepository) {}

  /** Renews the lease for as long as the work takes, which ends it; after a fault it is given back. */
  async during<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
    const renewal = setInterval(() => void this.leases.renew(lease).catch(() => undefined), LEASE_RENEW_MS)
    try {
      return await work()
    } catch (error) {
      await this.leases.releaseAfter(error, lease)
      throw error
    } finally {
      clearInterval(renewal)
    }
  }
}
