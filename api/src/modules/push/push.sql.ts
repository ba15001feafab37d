import { statement } from '../../platform/database/statement.ts'

/** For a day nothing is sent, and this stays where the conversation is deleted: $1 the person. */
export const silencePush = statement(
  'push-settings.silence',
  'update push_settings set silent_since = now() where user_id = $1',
)
