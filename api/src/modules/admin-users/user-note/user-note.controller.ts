import { getUserNote, updateUserNote } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { UserNoteService } from './user-note.service.ts'

@Controller()
export class UserNoteController {
  constructor(private readonly notes: UserNoteService) {}

  @Serve(getUserNote)
  get({ params }: Call<typeof getUserNote>) {
    return this.notes.get(params.id)
  }

  @Serve(updateUserNote)
  update({ user, params, body, request }: Call<typeof updateUserNote>) {
    return this.notes.update(user, params.id, body, request.headers['if-match'])
  }
}
