import { mayEnter } from '@confida/contracts'
import { type ExecutionContext, Injectable } from '@nestjs/common'
import { AuthGuard } from '@nestjs/passport'
import { AppError } from '../http/app-error.ts'
import { endpointOf } from '../http/serve.ts'
import type { CurrentUser } from './current-user.ts'

/** Global: token, then state of the user, then the endpoint's permission and area. Without an endpoint object nothing opens. */
@Injectable()
export class AccessGuard extends AuthGuard('token') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context.getHandler())
    if (!endpoint) throw new AppError('forbidden')
    if (endpoint.permission === 'public') return true
    await super.canActivate(context)
    const { user } = context.switchToHttp().getRequest<{ user: CurrentUser }>()
    if (user.must_change_password && !endpoint.isBeforeNewPassword)
      throw new AppError('password_change_required')
    if (user.sealed_email !== null && endpoint.showsChats) throw new AppError('chats_sealed')
    if (endpoint.permission === 'admin' && !mayEnter(user.administrator_role, endpoint.area))
      throw new AppError('forbidden')
    return true
  }

  override handleRequest<User>(error: unknown, user: User, _info: unknown, context: ExecutionContext): User {
    if (error) throw error
    if (user) return user
    const { headers } = context.switchToHttp().getRequest<{ headers: Record<string, unknown> }>()
    throw new AppError(headers.authorization ? 'token_invalid' : 'token_missing')
  }
}
