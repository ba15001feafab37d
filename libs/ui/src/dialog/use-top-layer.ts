import { useSyncExternalStore } from 'react'
import { getTopLayer, subscribeTopLayer } from './top-layer.ts'

/** The id of the topmost open dialog, null when there is none. */
export const useTopLayer = () => useSyncExternalStore(subscribeTopLayer, getTopLayer)
