import {
  DEFAULT_LANGUAGE,
  type EmailTemplateName,
  type EmailTemplateTexts,
  emailTemplateNames,
  type Language,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, type Repository } from 'typeorm'
import { TranslationEntity } from '../../modules/admin-content/translations/translation.entity.ts'
import { UserEntity } from '../../modules/users/user.entity.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/app-error.ts'
import { EmailTemplateEntity } from './email-template.entity.ts'

/** A template, inactive where it was removed, and what mails tell of their reader. */
export interface MailSource
  extends Pick<EmailTemplateEntity, 'subject' | 'content' | 'is_active'>,
    Pick<UserEntity, 'email' | 'email_confirmed_at' | 'phone' | 'birth_date' | 'created_at'> {
  /** In which the texts are written, where it has its own. */
  language: Language
}

/** Of a reader without an account there is nothing to tell. */
const nobody = () => ({
  email: '',
  email_confirmed_at: null,
  phone: null,
  birth_date: null,
  created_at: new Date(),
})

@Injectable()
export class EmailTemplateRepository {
  constructor(
    @InjectRepository(EmailTemplateEntity) private readonly templates: Repository<EmailTemplateEntity>,
  ) {}

  /** In the order of the contract. */
  async list(): Promise<EmailTemplateEntity[]> {
    const rows = await this.templates.findBy({ name: In([...emailTemplateNames]) })
    const place = ({ name }: EmailTemplateEntity) => emailTemplateNames.indexOf(name)
    return rows.sort((one, other) => place(one) - place(other))
  }

  /** Keeps the template from other changes until the transaction ends. */
  async lock(name: EmailTemplateName, { manager }: Transaction): Promise<EmailTemplateEntity> {
    const row = await manager.findOne(EmailTemplateEntity, {
      where: { name },
      lock: { mode: 'pessimistic_write' },
    })
    if (!row) throw new AppError('template_not_found')
    return row
  }

  /** Undefined where there is no such user; without a user for a mail to somebody who is none. */
  async findSource(
    name: EmailTemplateName,
    { userId, language }: { userId: string | null; language: Language },
    { manager }: Transaction,
  ): Promise<MailSource | undefined> {
    const template = await manager.findOneBy(EmailTemplateEntity, { name })
    const { subject = null, content = null, is_active = false } = template ?? {}
    const translation = await this.findTranslation(name, language, manager)
    const texts = translation
      ? { is_active, ...translation, language }
      : { is_active, subject, content, language: DEFAULT_LANGUAGE }
    if (userId === null) return { ...texts, ...nobody() }
    const user = await manager.findOne(UserEntity, {
      select: {
        id: true,
        email: true,
        email_confirmed_at: true,
        phone: true,
        birth_date: true,
        created_at: true,
      },
      where: { id: userId },
    })
    if (!user) return undefined
    const { email, email_confirmed_at, phone, birth_date, created_at } = user
    return { ...texts, email, email_confirmed_at, phone, birth_date, created_at }
  }

  /** What readers of a language get in the place of the original. */
  private async findTranslation(
    name: EmailTemplateName,
    language: Language,
    manager: Transaction['manager'],
  ): Promise<EmailTemplateTexts | undefined> {
    if (language === DEFAULT_LANGUAGE) return undefined
    const text = `email-template/${name}` as const
    const where = { where: { text, language }, order: { version: 'DESC' } } as const
    const row = await manager.findOne(TranslationEntity, where)
    return row ? (row.content as EmailTemplateTexts) : undefined
  }

  async update(
    { name, subject, content, is_active }: EmailTemplateEntity,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.update(EmailTemplateEntity, { name }, { subject, content, is_active })
  }

  /** Whether it was missing. */
  async add(name: EmailTemplateName, { manager }: Transaction): Promise<boolean> {
    const added = await manager
      .createQueryBuilder()
      .insert()
      .into(EmailTemplateEntity)
      .values({ name })
      .orIgnore()
      .returning('name')
      .execute()
    return added.raw.length > 0
  }

  async remove(name: EmailTemplateName, { manager }: Transaction): Promise<void> {
    await manager.delete(EmailTemplateEntity, { name })
  }
}
