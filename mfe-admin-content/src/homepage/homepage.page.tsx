import { useTranslation } from '@confida/i18n'
import { ErrorState, PageHeader, PageSpinner } from '@confida/ui'
import { useAdminHomepage } from './api/homepage.queries.ts'
import { HomepageEditor } from './homepage-editor.tsx'

/** The texts of the public landing page: seen, previewed and edited. */
export function Screen() {
  const { t } = useTranslation('adminContent')
  const homepage = useAdminHomepage()
  if (homepage.isPending) return <PageSpinner />
  if (!homepage.data) {
    return (
      <>
        <PageHeader title={t('homepage.title')} />
        <ErrorState
          title={t('homepage.loadError')}
          isRetrying={homepage.isFetching}
          onRetry={() => void homepage.refetch()}
        />
      </>
    )
  }
  return <HomepageEditor saved={homepage.data} />
}
