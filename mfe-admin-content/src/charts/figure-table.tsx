import { useTranslation } from '@confida/i18n'
import { Card, type ColumnsType, Table } from '@confida/ui/antd'
import { useNumber } from '../format/use-number.ts'
import type { Series } from './series.ts'

const PAGE_SIZE = 14

interface FigureTableProps {
  unit: string
  steps: string[]
  series: Series[]
}

interface Row {
  step: string
  index: number
}

/** The figures of a chart in words, the latest first. */
export function FigureTable({ unit, steps, series }: FigureTableProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const write = (values: (number | null | undefined)[]) => {
    const known = values.filter((value) => typeof value === 'number')
    return known.length > 0 ? number(known.reduce((sum, value) => sum + value, 0)) : '–'
  }
  const all = series.flatMap(({ values }) => values)
  const columns: ColumnsType<Row> = [
    { key: 'step', title: unit, rowScope: 'row', fixed: 'start', render: (_, { step }) => <bdi>{step}</bdi> },
    ...series.map(({ key, name, values }) => ({
      key,
      title: name,
      align: 'end' as const,
      render: (_: unknown, { index }: Row) => write([values[index]]),
    })),
    {
      key: 'total',
      title: t('charts.total'),
      align: 'end',
      render: (_, { index }) => write(series.map(({ values }) => values[index])),
    },
  ]
  return (
    <Card styles={{ body: { padding: 0, overflow: 'hidden', borderRadius: 'inherit' } }}>
      <Table<Row>
        size="small"
        rowKey="step"
        columns={columns}
        dataSource={steps.map((step, index) => ({ step, index })).reverse()}
        pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false, align: 'center' }}
        scroll={{ x: 'max-content' }}
        summary={() => (
          <Table.Summary.Row>
            {[t('charts.total'), ...series.map(({ values }) => write(values)), write(all)].map(
              (text, index) => (
                <Table.Summary.Cell
                  key={columns[index]?.key}
                  index={index}
                  align={index > 0 ? 'end' : undefined}
                >
                  <strong>{text}</strong>
                </Table.Summary.Cell>
              ),
            )}
          </Table.Summary.Row>
        )}
      />
    </Card>
  )
}
