import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Button } from '@confida/ui/antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BackLink } from '../navigation/back-link.tsx'
import { DiscountCodeList } from './components/discount-code-list.tsx'
import { NewCodeDialog } from './components/new-code-dialog.tsx'

/** The codes that make a first top-up cheaper, and what came of them. */
export function DiscountCodesView() {
  const { t } = useTranslation('adminContent')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <PageHeader
        back={<BackLink to={{ search: '?view=pagamenti' }}>{t('discountCodes.back')}</BackLink>}
        title={t('discountCodes.title')}
        description={t('discountCodes.description')}
        actions={
          <Button type="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            {t('discountCodes.new')}
          </Button>
        }
      />
      <DiscountCodeList />
      {isAdding && <NewCodeDialog onClosed={() => setIsAdding(false)} />}
    </>
  )
}
