import { useAddress } from '@confida/remote-kit/address'

export const editorModes = ['view', 'preview', 'edit'] as const

export type EditorMode = (typeof editorModes)[number]

/** The editor's mode, kept in the address beside the shell's `view` so that Back leads out of it. */
export function useEditorMode() {
  const { params, change } = useAddress()
  const mode = editorModes.find((known) => known === params.get('mode')) ?? 'view'
  const setMode = (next: EditorMode) =>
    change(next === 'view' ? { mode: undefined, language: undefined, beside: undefined } : { mode: next })
  return [mode, setMode] as const
}
