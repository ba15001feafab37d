import type { EmailTemplateName, Language } from '@confida/contracts'
import { useMemo } from 'react'
import { useContent } from '../../versions/api/content.queries.ts'
import { VersionHistory } from '../../versions/version-history.tsx'
import { templateSource } from '../template-source.ts'
import { useTemplateName } from '../use-template-name.ts'

interface TemplateHistoryProps {
  name: EmailTemplateName
  /** Of a translation. */
  language?: Language
}

/** The versions of a template, or of one of its translations. */
export function TemplateHistory({ name, language }: TemplateHistoryProps) {
  const title = useTemplateName()(name)
  const source = useMemo(() => templateSource(name), [name])
  const version = useContent(source).data?.version ?? 0
  if (language) return <VersionHistory source={source.translation(language, version)} title={title} />
  return <VersionHistory source={source} title={title} />
}
