import { relative, resolve } from 'node:path'
import type { Tree } from '@nx/devkit'
import { FsTree } from 'nx/src/generators/tree'
import ts from 'typescript'
import { root } from '../paths.ts'

/** The workspace as it is; what a generator writes stays in memory. */
export const workspaceTree = (): Tree => new FsTree(root, false)

export const changesOf = (tree: Tree, kind: 'CREATE' | 'UPDATE') =>
  tree
    .listChanges()
    .filter(({ type }) => type === kind)
    .map(({ path }) => path)
    .sort()

/** What the compiler says of a project with its generated files, by the project's own configuration. */
export function typeErrors(tree: Tree, project: string): string[] {
  const pathOf = (file: string) => relative(root, resolve(root, file))
  const system: ts.System = {
    ...ts.sys,
    fileExists: (file) => tree.isFile(pathOf(file)) || ts.sys.fileExists(file),
    directoryExists: (folder) => tree.children(pathOf(folder)).length > 0 || ts.sys.directoryExists(folder),
    readFile: (file) => tree.read(pathOf(file), 'utf8') ?? ts.sys.readFile(file),
  }
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}/${project}/tsconfig.json`, system.readFile).config,
    ts.sys,
    `${root}/${project}`,
  )
  const created = changesOf(tree, 'CREATE').filter(
    (path) => path.startsWith(`${project}/src/`) && /\.tsx?$/.test(path),
  )
  const declarations = config.fileNames.filter((file) => file.endsWith('.d.ts'))
  const program = ts.createProgram({
    rootNames: [...declarations, ...created.map((path) => `${root}/${path}`)],
    options: config.options,
    host: ts.createIncrementalCompilerHost(config.options, system),
  })
  return created
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(`${root}/${path}`)))
    .map(
      ({ file, messageText }) =>
        `${pathOf(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}
