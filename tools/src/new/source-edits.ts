import ts from 'typescript'

const parse = (source: string) => ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true)

const insertAt = (source: string, position: number, text: string) =>
  source.slice(0, position) + text + source.slice(position)

type List = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression | ts.InterfaceDeclaration

function literalOf(node: ts.Expression | undefined): List | undefined {
  if (!node) return undefined
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalOf(node.expression)
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return node
  // What a function is called with, such as `Module({ … })`.
  return ts.isCallExpression(node) ? literalOf(node.arguments[0]) : undefined
}

function find(file: ts.SourceFile, name: string): List | undefined {
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return statement
    if (!ts.isVariableStatement(statement)) continue
    const declaration = statement.declarationList.declarations.find((each) => each.name.getText() === name)
    if (declaration) return literalOf(declaration.initializer)
  }
  return undefined
}

function descend(list: List | undefined, key: string): List | undefined {
  if (!list || !ts.isObjectLiteralExpression(list)) return undefined
  const property = list.properties.find((each) => each.name && nameOf(each.name) === key)
  return property && ts.isPropertyAssignment(property) ? literalOf(property.initializer) : undefined
}

export const nameOf = (name: ts.PropertyName): string =>
  ts.isStringLiteral(name) ? name.text : name.getText()

/**
 * Adds a member behind the last one of an object, array or interface.
 * @param path the variable's or interface's name, then the keys of the objects inside it
 * @throws where there is no such list, naming it
 */
export function addMember(source: string, [name = '', ...keys]: string[], member: string): string {
  const list = keys.reduce(descend, find(parse(source), name))
  if (!list) throw new Error(`There is no list ${[name, ...keys].join('.')} to add to.`)
  const members = ts.isArrayLiteralExpression(list)
    ? list.elements
    : ts.isInterfaceDeclaration(list)
      ? list.members
      : list.properties
  const separator =
    ts.isInterfaceDeclaration(list) || members.length === 0 || members.hasTrailingComma ? '' : ','
  return insertAt(source, members.end, `${separator}\n${member}`)
}

/** Adds an import behind the last one. */
export function addImport(source: string, line: string): string {
  const last = parse(source).statements.filter(ts.isImportDeclaration).at(-1)
  return insertAt(source, last?.end ?? 0, `\n${line}`)
}
