import { beforeEach, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import Form, { type FormInstance } from 'antd/es/form'
import Input from 'antd/es/input'
import { showFieldProblems } from './show-field-problems.ts'

let form: FormInstance

function Example() {
  const [own] = Form.useForm()
  form = own
  return (
    <Form form={own} name="persona">
      {['name', 'email', 'phone'].map((name) => (
        <Form.Item key={name} name={name} label={name}>
          <Input />
        </Form.Item>
      ))}
    </Form>
  )
}

const show = (fields: Record<string, string> | undefined) => act(async () => showFieldProblems(form, fields))
const field = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => void render(<Example />))

it('leads to the first of the fields that are refused', async () => {
  await show({ phone: 'Non valido', email: 'Già in uso' })
  expect(await screen.findByText('Non valido')).toBeTruthy()
  expect(document.activeElement).toBe(field('email'))
})

it('leads to no field that was refused before', async () => {
  await show({ name: 'Troppo lungo' })
  await show({ phone: 'Non valido' })
  expect(document.activeElement).toBe(field('phone'))
})

it.each([undefined, {}])('leaves the focus where it is when no field is to blame: %j', async (fields) => {
  await show({ name: 'Troppo lungo' })
  field('email').focus()
  await show(fields)
  expect(document.activeElement).toBe(field('email'))
})
