import ts from 'typescript'
import { UNTRANSLATED } from '../locale-texts.ts'
import { addImport, nameOf } from '../source-edits.ts'

const MODEL = 'en'
/** An object that has so many languages' codes as keys is a table by language. */
const ENOUGH = 4

interface Insertion {
  position: number
  text: string
}

/** `./en.ts`, `../en/server.ts` and `'en'` with the new code in place of the English one. */
export const withCode = (text: string, code: string) => text.replace(/(?<=[./'])en(?=[./'])/g, code)

const renamed = (text: string, code: string) => withCode(text, code).replace(/\ben\b(?![-'])/g, code)

const keysOf = (node: ts.ObjectLiteralExpression) =>
  node.properties.map((each) => (each.name ? nameOf(each.name) : ''))

function entryOf(
  node: ts.ObjectLiteralExpression,
  codes: readonly string[],
): ts.ObjectLiteralElementLike | undefined {
  const keys = keysOf(node)
  const isTable = keys.filter((key) => codes.includes(key)).length >= ENOUGH
  return isTable ? node.properties[keys.indexOf(MODEL)] : undefined
}

/** The English entry again under the new code; words are marked, what is loaded or imported is not. */
function copyOf(entry: ts.ObjectLiteralElementLike, code: string): string {
  if (ts.isShorthandPropertyAssignment(entry)) return code
  if (!ts.isPropertyAssignment(entry)) throw new Error(`The entry ${MODEL} is no plain one.`)
  const value = entry.initializer
  const isCode = ts.isArrowFunction(value) || ts.isCallExpression(value)
  const text = isCode ? renamed(value.getText(), code) : value.getText()
  return isCode ? `${code}: ${text}` : `${UNTRANSLATED}\n${code}: ${text}`
}

/** A file's tables by language with an entry for the new code; the same text where it has none. */
export function addEntries(source: string, code: string, codes: readonly string[]): string {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true)
  const insertions: Insertion[] = []
  const visit = (node: ts.Node): void => {
    const entry = ts.isObjectLiteralExpression(node) ? entryOf(node, codes) : undefined
    if (entry && ts.isObjectLiteralExpression(node)) {
      const separator = node.properties.hasTrailingComma ? '' : ','
      insertions.push({ position: node.properties.end, text: `${separator}\n${copyOf(entry, code)}` })
    } else ts.forEachChild(node, visit)
  }
  visit(file)
  if (insertions.length === 0) return source
  const edited = insertions.reduceRight(
    (text, { position, text: added }) => text.slice(0, position) + added + text.slice(position),
    source,
  )
  const imports = file.statements
    .filter(ts.isImportDeclaration)
    .map((each) => each.getText())
    .filter((line) => withCode(line, code) !== line)
  return imports.reduce((text, line) => addImport(text, renamed(line, code)), edited)
}
