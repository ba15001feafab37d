import { type Area, canEnter } from '@confida/contracts'
import { useSession } from '@confida/session'

/** Whether the administrator may enter an area; what the server would refuse is not offered. */
export const useCanEnter = (area: Area): boolean => useSession(({ user }) => canEnter(user, area))
