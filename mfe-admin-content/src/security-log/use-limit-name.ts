import { useTranslation } from '@confida/i18n'

/** For people: which limit, and whether it is that of a network address or of all together. */
export function useLimitName() {
  const { t } = useTranslation('adminContent')
  const names: Record<string, string> = t('securityLog.limits', { returnObjects: true })
  return (limit: string) => {
    const [, name = limit, scope] = /^(.+?)(?:-(address|all))?$/.exec(limit) ?? []
    const what = names[name] ?? name
    if (scope === 'address') return t('securityLog.ofAddress', { limit: what })
    return scope === 'all' ? t('securityLog.ofAll', { limit: what }) : what
  }
}
