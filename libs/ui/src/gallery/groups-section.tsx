import type { DayRange } from '@confida/i18n'
import { useState } from 'react'
import {
  type DayEntry,
  DayPicker,
  DayRangeFilter,
  type NumberEntry,
  NumberField,
  SearchFilter,
  SelectFilter,
  Table,
} from '../antd/antd.ts'
import { Button, Card, Dialog, Field } from '../index.ts'
import { Cluster, Stack } from './stack.tsx'

const ROWS = [
  { key: 1, name: 'Giulia Rossi', email: 'giulia@example.org', date: '03/05/2025' },
  { key: 2, name: 'Marco Bianchi', email: 'marco@example.org', date: '12/09/2025' },
]

const COLUMNS = [
  { title: 'Nome', dataIndex: 'name', sorter: true },
  { title: 'Email', dataIndex: 'email' },
  { title: 'Registrazione', dataIndex: 'date', sorter: true },
]

export function GroupsSection() {
  const [isOpen, setIsOpen] = useState(false)
  const [gender, setGender] = useState('f')
  const [search, setSearch] = useState('')
  const [birth, setBirth] = useState<DayEntry>()
  const [range, setRange] = useState<DayRange>({})
  const [price, setPrice] = useState<NumberEntry>(null)
  return (
    <Card as="section">
      <Stack gap={5}>
        <h2>antd groups</h2>
        <Cluster>
          <Field label="Data di nascita">
            {(control) => <DayPicker {...control} value={birth} onChange={setBirth} />}
          </Field>
          <Field label="Prezzo">
            {(control) => <NumberField {...control} places={2} value={price} onChange={setPrice} />}
          </Field>
          <DayRangeFilter fromLabel="Dal" toLabel="Al" range={range} onChange={setRange} />
          <SelectFilter
            label="Genere"
            value={gender}
            options={[
              { value: 'f', label: 'Femminile' },
              { value: 'm', label: 'Maschile' },
            ]}
            onChange={setGender}
          />
          <SearchFilter label="Cerca" value={search} onSearch={setSearch} />
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Registrati
          </Button>
        </Cluster>
        <Table
          columns={COLUMNS}
          dataSource={ROWS}
          scroll={{ x: true }}
          pagination={{ total: 120, showSizeChanger: false }}
        />
      </Stack>
      <Dialog open={isOpen} title="Registrati" size="sm" onClose={() => setIsOpen(false)}>
        <Field label="Nascita">
          {(control) => <DayPicker {...control} value={birth} onChange={setBirth} />}
        </Field>
      </Dialog>
    </Card>
  )
}
