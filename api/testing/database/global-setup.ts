import { joinTestCluster } from './test-cluster.ts'
import { prepareTemplate } from './test-database.ts'

export default async function setUp(): Promise<void> {
  await prepareTemplate(await joinTestCluster())
}
