import { leaveTestCluster } from './test-cluster.ts'

export default leaveTestCluster
