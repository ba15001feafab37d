/**
 * The open dialogs, the topmost last. Notifications are rendered in the topmost one, because a modal makes the rest of
 * the page inert.
 */
const layers: string[] = []
const listeners = new Set<() => void>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

export function pushLayer(id: string): () => void {
  layers.push(id)
  notifyListeners()
  return () => {
    layers.splice(layers.lastIndexOf(id), 1)
    notifyListeners()
  }
}

export const getTopLayer = (): string | null => layers.at(-1) ?? null

export function subscribeTopLayer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
