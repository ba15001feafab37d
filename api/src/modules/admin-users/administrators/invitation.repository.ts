import { createHash, randomBytes } from 'node:crypto'
import { INVITATION_DAYS, type NewInvitation } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Raw, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { InvitationEntity } from './invitation.entity.ts'

const columns = columnsOf(InvitationEntity, ['id', 'email', 'role', 'language', 'created_at', 'expires_at'])
export interface InvitationRow extends RowOf<typeof columns> {
  invited_by_name: string | null
  is_expired: boolean
}

const isOwner = `inviter.administrator_role = 'owner' and not inviter.is_standby and inviter.deleted_at is null`
const isLater = () => Raw<Date>((column) => `${column} > now()`)
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A link that is new: what it holds, of which only the hash is kept, and until when it is good. */
const newLink = () => {
  const token = randomBytes(32).toString('base64url')
  return {
    token,
    columns: { token_hash: hashOf(token), expires_at: () => `now() + interval '${INVITATION_DAYS} days'` },
  }
}

@Injectable()
export class InvitationRepository {
  constructor(
    @InjectRepository(InvitationEntity) private readonly invitations: Repository<InvitationEntity>,
  ) {}

  /** The newest first. */
  list(): Promise<InvitationRow[]> {
    return this.select().orderBy('invitation.created_at', 'DESC').getRawMany<InvitationRow>()
  }

  find(id: string, within: Within): Promise<InvitationRow | undefined> {
    return this.select(within).where('invitation.id = :id', { id }).getRawOne<InvitationRow>()
  }

  findByToken(token: string): Promise<InvitationEntity | null> {
    return this.invitations.findOneBy({ token_hash: hashOf(token), expires_at: isLater() })
  }

  async insert(
    { email, role, language }: Omit<NewInvitation, 'admin_password'>,
    invited_by: string,
    { manager }: Transaction,
  ): Promise<{ id: string; token: string }> {
    const link = newLink()
    const row = { email, role, language, invited_by, ...link.columns }
    const { identifiers } = await manager.insert(InvitationEntity, row)
    return { id: identifiers[0]?.id, token: link.token }
  }

  /** The link before it is void. @returns what the link holds; undefined where there is no such invitation */
  async renew(id: string, invited_by: string, { manager }: Transaction): Promise<string | undefined> {
    const link = newLink()
    const { affected } = await manager.update(InvitationEntity, { id }, { invited_by, ...link.columns })
    return affected === 1 ? link.token : undefined
  }

  async remove(id: string, { manager }: Transaction): Promise<InvitationEntity | undefined> {
    const [found] = await manager.findBy(InvitationEntity, { id })
    const { affected } = await manager.delete(InvitationEntity, { id })
    return affected === 1 ? found : undefined
  }

  /** @returns whether the link was still good */
  async useUp({ id, token_hash }: InvitationEntity, { manager }: Transaction): Promise<boolean> {
    const link = { id, token_hash, expires_at: isLater() }
    return (await manager.delete(InvitationEntity, link)).affected === 1
  }

  private select({ manager }: Within = this.invitations) {
    return manager
      .createQueryBuilder(InvitationEntity, 'invitation')
      .leftJoin(UserEntity, 'inviter', 'inviter.id = invitation.invited_by')
      .select(columns.of('invitation'))
      .addSelect('inviter.name', 'invited_by_name')
      .addSelect(`invitation.expires_at <= now() or not (${isOwner})`, 'is_expired')
  }
}
