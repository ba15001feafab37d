import { eraseUser, exportDeletedUser, restoreUser } from '@confida/contracts'
import { api } from '@confida/session'
import { saveFile } from '@confida/ui'
import { useMutation } from '@tanstack/react-query'
import { useRefreshAfterChange } from '../../users/api/user.mutations.ts'

async function saveData(id: string, admin_password: string) {
  const response = await api.open(exportDeletedUser, {
    params: { id },
    body: { admin_password },
    timeoutMs: false,
  })
  saveFile(`confida-${id}.json`, [await response.blob()], 'application/json')
}

const changes = {
  restore: (id: string, admin_password: string) =>
    api.call(restoreUser, { params: { id }, body: { admin_password } }),
  erase: (id: string, admin_password: string) =>
    api.call(eraseUser, { params: { id }, body: { admin_password } }),
  dataFile: saveData,
}

export type DeletedAccountChange = keyof typeof changes

export function useChangeDeletedUser(change: DeletedAccountChange, id: string) {
  const refreshing = useRefreshAfterChange()
  return useMutation({
    mutationFn: async (admin_password: string) => {
      await changes[change](id, admin_password)
    },
    ...refreshing,
  })
}
