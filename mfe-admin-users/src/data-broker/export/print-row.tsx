import type { User } from '@confida/contracts'
import { formatDate, formatDateTime } from '@confida/i18n'
import { birthDateOf, useUserDisplay } from '../../users/user-display.ts'

/** One account on paper, in the order of the table's columns. */
export function PrintRow({ user }: { user: User }) {
  const display = useUserDisplay()
  return (
    <tr>
      <td>
        <bdi>{formatDateTime(user.created_at)}</bdi>
      </td>
      <td>{display.name(user)}</td>
      <td>{formatDate(birthDateOf(user))}</td>
      <td>
        <bdi>{display.phone(user)}</bdi>
      </td>
      <td>{display.email(user)}</td>
    </tr>
  )
}
