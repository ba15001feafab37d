import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HelpLine, Language } from '@confida/contracts'
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import * as z from 'zod'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { builtInHelpLines } from './help-lines.data.ts'
import { type HelpLineEntry, helpLinesFile } from './help-lines.schema.ts'

const WORLD = '001'
/** For somebody of whom no country is known. */
const ANYWHERE = ['EU', 'US', WORLD]

@Injectable()
export class HelpLines implements OnModuleInit {
  private readonly logger = new Logger(HelpLines.name)
  private readonly path: string

  constructor(@Inject(CONFIG) config: Config) {
    this.path = join(config.dataDir, 'help-lines.json')
  }

  /** A file that is wrong is named in the log before anybody needs it. */
  async onModuleInit(): Promise<void> {
    await this.readLines()
  }

  /** The lines of a country, then those that know lines everywhere. */
  async list(country: string | undefined, language: Language): Promise<HelpLine[]> {
    const lines = await this.readLines()
    const isKnown = lines.some((line) => line.country === country)
    const countries = isKnown ? [country, WORLD] : ANYWHERE
    return countries
      .flatMap((one) => lines.filter((line) => line.country === one))
      .map((line) => toHelpLine(line, language))
  }

  /** Read anew each time, which is rare, so that an edited file counts at once. */
  private async readLines(): Promise<HelpLineEntry[]> {
    let text: string
    try {
      text = await readFile(this.path, 'utf8')
    } catch {
      return builtInHelpLines
    }
    try {
      return helpLinesFile.parse(JSON.parse(text))
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
      this.logger.error(`${this.path} is ignored, the built-in help lines are shown: ${reason}`)
      return builtInHelpLines
    }
  }
}

const toHelpLine = ({ country, name, phone, url }: HelpLineEntry, language: Language): HelpLine => ({
  country,
  name: typeof name === 'string' ? name : name[language],
  ...(phone ? { phone } : {}),
  ...(url ? { url } : {}),
})
