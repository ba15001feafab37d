import { type UserNote, type UserNoteDraft, userNoteTag } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { requireMatch } from '../../../platform/http/if-match.ts'
import { KnownUserService } from '../users/known-user.service.ts'
import { UserChangeService } from '../users/user-change.service.ts'
import { toUserNote } from './user-note.mapper.ts'
import { UserNoteRepository } from './user-note.repository.ts'

@Injectable()
export class UserNoteService {
  constructor(
    private readonly known: KnownUserService,
    private readonly changes: UserChangeService,
    private readonly notes: UserNoteRepository,
    private readonly audit: AuditTrail,
  ) {}

  async get(userId: string): Promise<UserNote> {
    await this.known.require(userId)
    return toUserNote(await this.notes.find(userId))
  }

  /** `seen` is the state that the sender worked on; without it nothing is checked. */
  update(actor: CurrentUser, userId: string, { text }: UserNoteDraft, seen?: string): Promise<UserNote> {
    return this.changes.changeUser(actor, userId, async ({ name }, transaction) => {
      const current = toUserNote(await this.notes.find(userId, transaction))
      requireMatch(seen, userNoteTag(current), current)
      if (text === current.text) return current
      if (text) await this.notes.set(userId, text, actor.id, transaction)
      else await this.notes.remove(userId, transaction)
      // Not what it says: the log outlives the note.
      await this.audit.record({ actor, action: 'user.note', target: { id: userId, name } }, transaction)
      return toUserNote(await this.notes.find(userId, transaction))
    })
  }
}
