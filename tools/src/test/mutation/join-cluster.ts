import { join } from 'node:path'

interface TestCluster {
  joinTestCluster: () => Promise<string>
  leaveTestCluster: () => Promise<void>
}

/**
 * Keeps the PostgreSQL of the copy's tests running from one change to the next: each is a run of jest, which would start and
 * stop it. @returns what stops it
 */
export async function joinCluster(copy: string): Promise<() => Promise<void>> {
  const cluster: TestCluster = await import(join(copy, 'api/testing/database/test-cluster.ts'))
  await cluster.joinTestCluster()
  return cluster.leaveTestCluster
}
