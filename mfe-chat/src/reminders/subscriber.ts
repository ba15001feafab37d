import { safeStorage } from '../storage/safe-storage.ts'

const KEY = 'confida_push_user'

/** Who has asked for notifications in this browser: nobody else who logs in here gets them. */
export const subscriber = {
  is: (userId: string) => safeStorage.read(KEY) === userId,
  set: (userId: string) => safeStorage.write(KEY, userId),
  clear: () => safeStorage.remove(KEY),
}
