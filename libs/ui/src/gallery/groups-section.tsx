import { useState } from 'react'
import { DatePicker, RangePicker } from '../antd/date.ts'
import { Input, Select, Switch } from '../antd/form.ts'
import { Table } from '../antd/table.ts'
import { Button, Card, Cluster, Dialog, Field, Stack } from '../index.ts'

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
  return (
    <Card as="section">
      <Stack gap={5}>
        <h2>antd groups</h2>
        <Cluster>
          <Field label="Data di nascita">{(control) => <DatePicker {...control} />}</Field>
          <Field label="Periodo">{({ id }) => <RangePicker id={id} />}</Field>
          <Field label="Genere">
            {(control) => (
              <Select
                {...control}
                style={{ inlineSize: 180 }}
                defaultValue="f"
                options={[
                  { value: 'f', label: 'Femminile' },
                  { value: 'm', label: 'Maschile' },
                ]}
              />
            )}
          </Field>
          <Field label="Cerca">
            {(control) => <Input.Search {...control} style={{ inlineSize: 220 }} />}
          </Field>
          <Switch defaultChecked aria-label="Visibile" />
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
          {(control) => <DatePicker {...control} style={{ inlineSize: '100%' }} />}
        </Field>
      </Dialog>
    </Card>
  )
}
