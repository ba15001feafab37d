import type { EmailTemplateName } from '@confida/contracts'
import { useMemo } from 'react'
import { VersionHistory } from '../../versions/version-history.tsx'
import { templateSource } from '../template-source.ts'
import { useTemplateName } from '../use-template-name.ts'

/** The versions of a template. */
export function TemplateHistory({ name }: { name: EmailTemplateName }) {
  const nameOf = useTemplateName()
  const source = useMemo(() => templateSource(name), [name])
  return <VersionHistory source={source} title={nameOf(name)} />
}
