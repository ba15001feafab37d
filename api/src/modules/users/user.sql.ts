import { statement } from '../../platform/database/statement.ts'
import { userColumns } from './user.mapper.ts'

// Read at every opening of the product: prepared it takes half of a query builder's time.
export const findProfile = statement(
  'users.profile',
  `select ${userColumns} from users u where u.id = $1 and u.deleted_at is null`,
)
