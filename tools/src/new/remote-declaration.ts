import { languages } from '@confida/contracts'
import type { LocalText, RemoteDeclaration, RouteDeclaration } from '@confida/remote-kit'
import { readJson, type Tree, writeJson } from '@nx/devkit'

/** English words in the place of every language. */
export const inAllLanguages = (text: string): LocalText =>
  Object.fromEntries(languages.map((language) => [language, text])) as unknown as LocalText

/** Gives a screen its place in the product. */
export function declareRoute(tree: Tree, remote: string, route: RouteDeclaration): void {
  const file = `${remote}/remote.json`
  const declaration = readJson<RemoteDeclaration>(tree, file)
  writeJson(tree, file, { ...declaration, routes: [...declaration.routes, route] })
}
