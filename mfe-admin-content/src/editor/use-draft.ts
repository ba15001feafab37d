import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ContentSource, Saved } from '../versions/content-source.ts'
import { draftResolver } from './draft-resolver.ts'
import { useDraftCache } from './use-draft-cache.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

export interface DraftOptions<Draft extends FieldValues> {
  source: ContentSource<Draft>
  saved: Saved<Draft>
  schema: z.ZodMiniType<Draft, Draft>
}

/** The draft of a text and the version that it began from; it is not lost by leaving the screen. */
export function useDraft<Draft extends FieldValues>({ source, saved, schema }: DraftOptions<Draft>) {
  const [base, setBase] = useState(saved.version)
  const form = useForm<Draft>({
    defaultValues: source.draftOf(saved) as DefaultValues<Draft>,
    resolver: draftResolver(schema),
    mode: 'onTouched',
  })
  useLeaveWarning(form.formState.isDirty)
  useDraftCache(source.name, form, { base, setBase })

  return {
    form,
    base,
    /** Begins from a text that is saved. */
    begin: (draft: Draft, version: number) => {
      form.reset(draft)
      setBase(version)
    },
  }
}
