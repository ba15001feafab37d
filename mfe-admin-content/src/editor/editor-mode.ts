import { useSearchParams } from 'react-router-dom'

export const editorModes = ['view', 'preview', 'edit'] as const

export type EditorMode = (typeof editorModes)[number]

/** The editor's mode, kept in the address beside the shell's `view` so that Back leads out of it. */
export function useEditorMode() {
  const [params, setParams] = useSearchParams()
  const mode = editorModes.find((known) => known === params.get('mode')) ?? 'view'
  const setMode = (next: EditorMode) =>
    setParams((current) => {
      const changed = new URLSearchParams(current)
      if (next === 'view') for (const name of ['mode', 'language', 'beside']) changed.delete(name)
      else changed.set('mode', next)
      return changed
    })
  return [mode, setMode] as const
}
