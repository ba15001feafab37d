import { randomUUID } from 'node:crypto'
import type { EmailTemplate } from '@confida/contracts'
import { answerMethod, listenForCalls } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'

const LIST = '/admin/email-templates'
const WELCOME = `${LIST}/welcome`

const templates: EmailTemplate[] = [
  { name: 'welcome', subject: 'Benvenuto {{user_name}}', content: 'a'.repeat(400), is_active: true },
  { name: 'monthly_report', subject: 'Riepilogo', content: 'Testo', is_active: false },
]

test.beforeEach(async ({ page }) => logInAs(page, await logInAdministrator()))

test('templates are listed, switched and deleted, each with its message', { tag: '@long' }, async ({
  page,
}) => {
  await answerMethod(page, 'GET', LIST, { body: templates })
  await page.goto('/dashboard?view=email-templates')
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })
  const welcome = row('Benvenuto')
  await expect(welcome.getByText('Attivo', { exact: true })).toBeVisible()
  await expect(welcome.getByText('a'.repeat(300), { exact: true })).toBeVisible()
  await expect(row('Report mensile').getByText('Inattivo', { exact: true })).toBeVisible()
  await expect(row('Report mensile').getByRole('button', { name: 'Attiva' })).toBeVisible()

  await answerMethod(page, 'PUT', `${WELCOME}/toggle`, { status: 500 })
  await welcome.getByRole('button', { name: 'Disattiva' }).click()
  await expect(page.getByText('Errore nel cambio stato del template')).toBeVisible()
  await answerMethod(page, 'PUT', `${WELCOME}/toggle`, { body: { is_active: false } })
  await welcome.getByRole('button', { name: 'Disattiva' }).click()
  await expect(page.getByText('Template disattivato con successo!')).toBeVisible()
  await expect(welcome.getByText('Inattivo', { exact: true })).toBeVisible()
  await answerMethod(page, 'PUT', `${WELCOME}/toggle`, { body: { is_active: true } })
  await welcome.getByRole('button', { name: 'Attiva' }).click()
  await expect(page.getByText('Template attivato con successo!')).toBeVisible()

  const deletions = listenForCalls(page, 'DELETE', WELCOME)
  const question = page.getByRole('alertdialog')
  await welcome.getByRole('button', { name: 'Elimina' }).click()
  await question.getByRole('button', { name: 'Annulla' }).click()
  expect(deletions).toHaveLength(0)
  await answerMethod(page, 'DELETE', WELCOME, { status: 500 })
  await welcome.getByRole('button', { name: 'Elimina' }).click()
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText("Errore nell'eliminazione del template")).toBeVisible()
  await answerMethod(page, 'DELETE', WELCOME, { body: { success: true, message: '' } })
  await welcome.getByRole('button', { name: 'Elimina' }).click()
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Template eliminato con successo!')).toBeVisible()
  await expect(welcome).toHaveCount(0)
})

test('a template is edited with its variables at hand, and what was typed survives a failed save', async ({
  page,
  texts,
}) => {
  await answerMethod(page, 'GET', LIST, { body: templates })
  await page.goto('/dashboard?view=email-templates&edit=welcome')
  const { fields, variablesTitle } = texts.adminContent.templates
  const subject = page.getByRole('textbox', { name: fields.subject })
  await expect(page.getByRole('textbox', { name: fields.content })).toHaveValue('a'.repeat(400))
  await expect(page.getByRole('checkbox', { name: fields.is_active })).toBeChecked()
  await expect(page.getByText(variablesTitle, { exact: true })).toBeVisible()
  for (const name of ['user_name', 'user_email', 'user_phone', 'user_birth_date', 'registration_date']) {
    await expect(page.getByText(`{{${name}}}`).first()).toBeVisible()
  }
  for (const name of ['login_url', 'admin_dashboard_url', 'notification_time']) {
    await expect(page.getByText(`{{${name}}}`).first()).toBeVisible()
  }

  const saves = listenForCalls(page, 'PUT', WELCOME)
  const save = page.getByRole('button', { name: texts.common.actions.save })
  await subject.fill('   ')
  await save.click()
  await expect(page.getByText('Soggetto e contenuto sono obbligatori')).toBeVisible()
  expect(saves).toHaveLength(0)
  await subject.fill('Un saluto')
  await answerMethod(page, 'PUT', WELCOME, { status: 500 })
  await save.click()
  await expect(page.getByText('Errore nel salvataggio del template')).toBeVisible()
  await expect(subject).toHaveValue('Un saluto')
  await answerMethod(page, 'PUT', WELCOME, { body: templates[0] })
  await save.click()
  await expect(page.getByText('Template aggiornato con successo!')).toBeVisible()
})

test('no templates, or none that can be loaded', { tag: '@long' }, async ({ page }) => {
  await answerMethod(page, 'GET', LIST, { status: 500 })
  await page.goto('/dashboard?view=email-templates')
  await expect(page.getByText('Errore nel caricamento dei template email')).toBeVisible()
  await answerMethod(page, 'GET', LIST, { body: [] })
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Nessun template trovato')).toBeVisible()
})

test('an unknown variable is named; a test mail of unsaved texts lies in the outbox', {
  tag: '@long',
}, async ({ page, texts }) => {
  const { templates: words, outbox } = texts.adminContent
  const subject = `Prova ${randomUUID()}`
  await page.goto('/dashboard?view=email-templates&edit=monthly_report')
  await page.getByRole('textbox', { name: words.fields.subject }).fill(subject)
  const content = page.getByRole('textbox', { name: words.fields.content })
  await content.fill('Ciao {{foo}}')
  await page.getByRole('button', { name: texts.common.actions.save }).click()
  await expect(page.getByText('Variabile sconosciuta: foo')).toBeVisible()
  await content.fill('Ciao {{user_email}}')
  await page.getByRole('button', { name: words.test }).click()
  await expect(page.getByText('Email di prova inviata a admin@confida.local')).toBeVisible()

  await page.goto('/dashboard?view=posta')
  await page.getByRole('searchbox', { name: outbox.search }).fill(subject)
  await expect(page.getByText(outbox.server.title)).toBeVisible()
  const mails = page.getByRole('table', { name: outbox.title }).locator('tbody')
  await expect(mails.getByRole('button', { expanded: false })).toHaveCount(1)
  await expect(mails).toContainText(`[Test] ${subject}`)
  await expect(page).toHaveURL(/search=Prova/)
  // The job settles it at once; without a mail server it is kept, and can be sent again.
  await expect(async () => {
    await page.reload()
    await expect(mails.getByText(outbox.states.kept, { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await mails.getByText(subject).first().click()
  await expect(mails.getByText('Ciao admin@confida.local')).toBeVisible()
  await mails.getByRole('button', { name: outbox.retry }).click()
  await expect(page.getByText(outbox.retried)).toBeVisible()
})

test('an administrator restores an earlier version of a template', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { templates: words, versions } = texts.adminContent
  const template = '/dashboard?view=email-templates&edit=password_set'
  const subject = page.getByRole('textbox', { name: words.fields.subject })
  const [first, second] = [`Prima ${randomUUID()}`, `Poi ${randomUUID()}`]
  for (const text of [first, second]) {
    await page.goto(template)
    await subject.fill(text)
    await page.getByRole('button', { name: texts.common.actions.save }).click()
    await expect(page.getByText('Template aggiornato con successo!')).toBeVisible()
  }

  await page.goto(template)
  await page.getByRole('link', { name: versions.title }).click()
  await expect(page.locator('ins')).toContainText(first)
  await expect(page.locator('del')).toContainText(second)
  await page.getByRole('button', { name: versions.restore }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: versions.restore }).click()
  await expect(subject).toHaveValue(first)

  await page.getByRole('button', { name: words.restore }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.restore }).click()
  await expect(page.getByText(words.restored)).toBeVisible()
})
