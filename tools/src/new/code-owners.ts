import type { Tree } from '@nx/devkit'
import { editFile } from './edit-file.ts'

/** Names folders as a team's, behind those that it has; one that is named already is left alone. @throws where there is no such team */
export function giveToTeam(tree: Tree, team: string, folders: string[]): void {
  editFile(tree, '.github/CODEOWNERS', (source) => {
    const lines = source.split('\n')
    const last = lines.findLastIndex((line) => line.endsWith(` @confida/${team}`))
    if (last === -1) throw new Error(`There is no team ${team}.`)
    const added = folders
      .filter((folder) => !lines.some((line) => line.startsWith(`/${folder}/ `)))
      .map((folder) => `/${folder}/ @confida/${team}`)
    return lines.toSpliced(last + 1, 0, ...added).join('\n')
  })
}
