import { PageSpin } from '@confida/ui/antd'
import { useContent } from '../versions/api/content.queries.ts'
import type { TranslationSource } from '../versions/content-source.ts'
import { VersionHistory } from '../versions/version-history.tsx'

/** The versions of a translation. */
export function TranslationHistory<Draft>({ source }: { source: TranslationSource<Draft> }) {
  const { data } = useContent(source)
  if (!data) return <PageSpin />
  return <VersionHistory source={source} current={data.version} />
}
