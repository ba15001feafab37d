import { CreateCore1763700000000 } from './1763700000000-create-core.ts'
import { CompleteFirstModules1763700100000 } from './1763700100000-complete-first-modules.ts'
import { CreateAccountServices1763700200000 } from './1763700200000-create-account-services.ts'

/** In the order of their time stamps; append only. */
export const migrations = [
  CreateCore1763700000000,
  CompleteFirstModules1763700100000,
  CreateAccountServices1763700200000,
]
