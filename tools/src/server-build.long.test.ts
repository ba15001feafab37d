import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { trainingExamples } from '@confida/emotion-labeller/training'
import { messageSets, readMessages } from '@confida/risk-detector/training'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { runtimeProjects } from './repository/projects.ts'

const root = resolve(__dirname, '../..')
/** Shorter ones are what anybody says, the phrases and the companion too. */
const TELLING_LENGTH = 40
/** One text in so many is looked for: a file of the corpora has thousands. */
const SAMPLE = 50

interface Package {
  scripts: { build: string }
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

const output = mkdtempSync(join(tmpdir(), 'confida-build-'))
afterAll(() => rmSync(output, { recursive: true }))

/** Compiles a project by its own command, into a folder of ours; what follows the compiler only adds licences. */
function build(folder: string): void {
  const command = readPackage(folder).scripts.build.split(' && ')[0] ?? ''
  const elsewhere = command.replace('-d dist', `-d ${join(output, folder)}`)
  if (elsewhere === command) throw new Error(`${folder} builds in a way that this test does not know.`)
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  execFileSync('sh', ['-c', elsewhere], { cwd: join(root, folder), env: { ...process.env, PATH: path } })
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )

const projects = runtimeProjects('api')

beforeAll(() => {
  for (const folder of projects) build(folder)
}, 120_000)

it('knows the models to be part of the server', () => {
  expect(projects).toEqual(expect.arrayContaining(['libs/risk-detector', 'libs/emotion-labeller']))
})

describe.each(projects)('the build of %s', (folder) => {
  it('holds what stands in src and is no test', () => {
    const sources = filesIn(join(output, folder))
      .filter((name) => !name.endsWith('.map'))
      .map((name) => [name, name.replace(/\.js$/, '.ts')])
    expect(sources.length).toBeGreaterThan(0)
    const foreign = sources.filter(
      (names) =>
        !names.some((name) => existsSync(join(root, folder, 'src', name))) || names[0]?.includes('.test.'),
    )
    expect(foreign).toEqual([])
  })

  it('imports no trainer and holds no text that a model was trained on or is evaluated by', () => {
    const texts = [...trainingExamples(), ...messageSets.flatMap(readMessages)]
      .map(({ text }) => text)
      .filter((text, i) => text.length >= TELLING_LENGTH && i % SAMPLE === 0)
    expect(texts.length).toBeGreaterThan(300)
    for (const name of filesIn(join(output, folder)).filter((file) => !file.endsWith('.map'))) {
      const content = readFileSync(join(output, folder, name), 'utf8')
      expect({ name, imports: content.match(/from '[^']*\btraining\b[^']*'/)?.[0] }).toEqual({ name })
      expect({ name, text: texts.find((text) => content.includes(text)) }).toEqual({ name })
    }
  })
})
