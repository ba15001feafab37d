import { type Layer, layers } from './layer-table.ts'

const TABLE = /(?<=<!-- layers -->\n).*?(?=<!-- \/layers -->)/s

const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ')

const row = ({ folders, mayImport, testsMayImport }: Layer) => [
  code(folders),
  mayImport === 'anything' ? 'anything' : code(mayImport) || 'nothing',
  code(testsMayImport) || 'nothing',
]

const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`

const table = () =>
  [['project', 'may import', 'its tests and training also'], ['---', '---', '---'], ...layers.map(row)]
    .map(line)
    .join('')

/** The README with its table of the layers as it should be. */
export function withLayers(readme: string): string {
  if (!TABLE.test(readme)) throw new Error('README.md has lost the marks of the table of layers.')
  return readme.replace(TABLE, table())
}
