import { generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit'

/** Fills the templates of a folder, which mirrors the workspace; a file that is there already is refused. */
export const fillTemplates = (tree: Tree, folder: string, values: Record<string, unknown>) =>
  generateFiles(tree, folder, '.', values, { overwriteStrategy: OverwriteStrategy.ThrowIfExisting })
