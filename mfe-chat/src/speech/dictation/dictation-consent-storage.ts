import { useSession } from '@confida/session'
import { safeStorage } from '../../storage/safe-storage.ts'

// Of the person, not of the browser alone: others who use it have agreed to nothing.
const key = () => `chat_dictation_${useSession.getState().user?.id}`

/** Whether the person has agreed that this vendor hears what is dictated. */
export const hasAgreedTo = (vendor: string): boolean => safeStorage.read(key()) === vendor

export const saveAgreement = (vendor: string): void => safeStorage.write(key(), vendor)
