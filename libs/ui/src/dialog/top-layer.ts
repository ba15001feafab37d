/** The open dialogs, the topmost last. Notifications stand in the topmost one, as a modal makes the rest of the page inert. */
const layers: string[] = []
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

export function pushLayer(id: string): () => void {
  layers.push(id)
  tell()
  return () => {
    layers.splice(layers.lastIndexOf(id), 1)
    tell()
  }
}

export const getTopLayer = (): string | null => layers.at(-1) ?? null

export function subscribeTopLayer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
