import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Companion,
  type CompanionBackup,
  type CompanionDraft,
  type CompanionFilePreview,
  companionDraft,
  type Language,
} from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readInput } from '../../platform/http/serve.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { CompanionService } from '../companions/companion.service.ts'
import { FillCompanionService } from './backup/fill-companion.service.ts'
import { isAboutMinor } from './cards/card.policy.ts'
import { CompanionCardRepository } from './companion-card.repository.ts'
import { toPreview } from './companion-file.mapper.ts'
import { type CompanionFile, readCompanionFile } from './read-companion-file.ts'
import { readJson } from './read-json.ts'
import { withReceivedFile } from './receive-file.ts'

/** In a process: a file is in memory only while it is read. */
const FILES_AT_ONCE = 2

@Injectable()
export class CompanionFileService {
  private readonly reading = new PQueue({ concurrency: FILES_AT_ONCE })
  /** Of whole companions, whose files are long in memory. */
  private readonly filling = new PQueue({ concurrency: FILES_AT_ONCE })

  constructor(
    private readonly companions: CompanionService,
    private readonly cards: CompanionCardRepository,
    private readonly contents: FillCompanionService,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  preview(userId: string, request: FastifyRequest): Promise<CompanionFilePreview> {
    return this.receive(userId, request, async (file) => toPreview(file))
  }

  /** Makes a companion by the choices that the person has made of what was understood, with all that the file holds. */
  import(user: CurrentUser, request: FastifyRequest, language: Language): Promise<Companion> {
    return this.receive(user.id, request, ({ card, backup }, choices) => {
      const draft = readInput(companionDraft, readJson(Buffer.from(choices ?? '{}')))
      if (backup) return this.filling.add(() => this.importWhole(user, draft, backup, language))
      return this.companions.create(user, draft, async (companionId, transaction) => {
        if (card) await this.cards.insert(user.id, companionId, card.content, transaction)
      })
    })
  }

  private async importWhole(
    user: CurrentUser,
    draft: CompanionDraft,
    backup: CompanionBackup,
    language: Language,
  ): Promise<Companion> {
    const checked = await this.contents.check(backup, language)
    return this.companions.create(user, draft, (companion_id, transaction) =>
      this.contents.fill({ owner_id: user.id, companion_id }, checked, transaction),
    )
  }

  private async receive<Result>(
    userId: string,
    request: FastifyRequest,
    work: (file: CompanionFile, choices: string | undefined) => Promise<Result>,
  ): Promise<Result> {
    await this.limiter.consume(limitPolicies.companionFile, userId)
    return withReceivedFile(request, join(this.config.dataDir, 'imports'), async ({ path, choices }) => {
      const file = await this.reading.add(async () => readCompanionFile(await readFile(path)))
      if (file.card && isAboutMinor(file.card.data)) throw new AppError('import_minor')
      return work(file, choices)
    })
  }
}
