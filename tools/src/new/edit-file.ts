import type { Tree } from '@nx/devkit'

/** Rewrites a file of the workspace. @throws where it is not there, or an edit does not find its place; both name the file */
export function editFile(tree: Tree, path: string, ...edits: ((source: string) => string)[]): void {
  const source = tree.read(path, 'utf8')
  if (source === null) throw new Error(`${path} is not there.`)
  try {
    tree.write(
      path,
      edits.reduce((text, edit) => edit(text), source),
    )
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`)
  }
}
