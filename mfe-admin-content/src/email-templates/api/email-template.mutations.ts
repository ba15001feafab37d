import {
  deletedTemplateTag,
  type EmailTemplate,
  type EmailTemplateDraft,
  type EmailTemplateTexts,
  listEmailTemplates,
  listMissingTranslations,
  removeEmailTemplate,
  restoreEmailTemplate,
  templateTag,
  testEmailTemplate,
  toggleEmailTemplate,
  updateEmailTemplate,
} from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { templateId } from '../template-source.ts'

type Name = EmailTemplate['name']

/** Changes the list at hand by what the server has answered. */
function useChangeList() {
  const queryClient = useQueryClient()
  return (change: (templates: EmailTemplate[]) => EmailTemplate[]) =>
    queryClient.setQueryData<EmailTemplate[]>(
      [listEmailTemplates.id],
      (templates) => templates && change(templates),
    )
}

/** Refetches the list, and what is a version or a translation of the template. */
function useRefresh(name: Name) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: [listMissingTranslations.id] })
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: [listEmailTemplates.id] }),
      queryClient.invalidateQueries({ queryKey: ['content', templateId(name)] }),
    ])
  }
}

export function useSaveTemplate(name: Name) {
  const refresh = useRefresh(name)
  return useMutation({
    mutationFn: ({ base, ...body }: EmailTemplateDraft & { base: EmailTemplate }) =>
      api.call(updateEmailTemplate, { params: { name }, body, ifMatch: templateTag(base) }),
    onSuccess: refresh,
  })
}

export function useToggleTemplate(name: Name) {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: () => api.call(toggleEmailTemplate, { params: { name } }),
    onSuccess: ({ is_active }) =>
      changeList((templates) =>
        templates.map((template) => (template.name === name ? { ...template, is_active } : template)),
      ),
  })
}

export function useRemoveTemplate(name: Name) {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: () => api.call(removeEmailTemplate, { params: { name } }),
    onSuccess: () => changeList((templates) => templates.filter((template) => template.name !== name)),
  })
}

export function useRestoreTemplate(name: Name) {
  const refresh = useRefresh(name)
  return useMutation({
    /** The state that was seen; undefined of one that is deleted. */
    mutationFn: (seen: EmailTemplate | undefined) =>
      api.call(restoreEmailTemplate, {
        params: { name },
        ifMatch: seen ? templateTag(seen) : deletedTemplateTag,
      }),
    onSettled: refresh,
  })
}

/** Mails the texts to the administrator who is logged in. */
export function useTestTemplate(name: Name) {
  return useMutation({
    mutationFn: (body: EmailTemplateTexts) => api.call(testEmailTemplate, { params: { name }, body }),
  })
}
