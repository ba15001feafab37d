import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  callWhileLocked,
  createAdmin,
  createCompanion,
  lockTable,
  registerUser,
  setUpApp,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForAnalysis,
  waitUntil,
} from '@confida/api/testing'
import { accountExport, type OpenSession } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { DataSource } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import { FeedbackEntity } from '../../admin-content/feedback/feedback.entity.ts'
import { FeedbackReplyEntity } from '../../admin-content/feedback/feedback-reply.entity.ts'
import { CareMonthPersonEntity } from '../../care/care-month-person.entity.ts'
import { CompanionCardEntity } from '../../companion-files/companion-card.entity.ts'
import { DisclosureEntity } from '../../compliance/disclosures/disclosure.entity.ts'
import { TermsRepository } from '../../compliance/terms/terms.repository.ts'
import { KeptMessageEntity } from '../../conversations/kept-message.entity.ts'
import { ChatImageEntity } from '../../images/chat-image.entity.ts'
import { MemoryEntity } from '../../memories/memory.entity.ts'
import { MemoryExclusionEntity } from '../../memories/memory-exclusion.entity.ts'
import { PushCompanionEntity } from '../../push/push-companion.entity.ts'
import { PushSettingsEntity } from '../../push/push-settings.entity.ts'
import { SummaryEntity } from '../../summaries/summary.entity.ts'
import { UserEntity } from '../../users/user.entity.ts'

const dataDir = join(tmpdir(), `confida-account-${crypto.randomUUID()}`)
let api: TestApi
let user: TestUser

beforeAll(async () => {
  api = await startTestApi({ config: { dataDir } })
})
afterAll(async () => {
  await api?.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  user = await registerUser(api)
})

const count = async (table: string, column: string) =>
  (
    await api.database.row<{ count: number }>(
      { name: '', text: `select count(*)::int as count from ${table} where ${column} = $1` },
      [user.id],
    )
  )?.count

const insertPayment = (session: string, days: number) =>
  api.database.rows(
    {
      name: '',
      text: `insert into payments (session_id, user_id, tier_name, amount, duration_days, expires_at)
             values ($1, $2, 'Un mese', 9.99, $3, now())`,
    },
    [session, user.id, days],
  )

/** What a companion keeps beside the conversation, and the account for its reminders. */
async function keepFor(companion_id: string): Promise<void> {
  const conversation = { owner_id: user.id, companion_id }
  await api.database.transaction(async ({ manager }) => {
    await manager.insert(CompanionCardEntity, { ...conversation, content: '{"spec":"chara_card_v2"}' })
    await manager.insert(SummaryEntity, { ...conversation, text: 'Luca vive a Torino.', last_seq: 1 })
    await manager.insert(PushCompanionEntity, conversation)
    await manager.insert(PushSettingsEntity, { user_id: user.id, time_zone: 'Europe/Rome', quiet_from: 21 })
    await manager.query(
      `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
       select user_id, id, 'https://push.example/geheim-' || id, 'x', 'y' from sessions where user_id = $1`,
      [user.id],
    )
  })
}

async function talk(): Promise<string> {
  const companionId = await createCompanion(api, user)
  const session = await startConversation(api, user, companionId)
  const { token } = user
  await api.call('POST', `/api/chat/${session}/send`, { token, body: { message: 'Mi chiamo Luca' } })
  await api.call('POST', '/api/feedback', { token, body: { message: 'Bello', rating: 4 } })
  return companionId
}

async function sendImage(session: string): Promise<void> {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'foto.png')
  await fetch(`${api.origin}/api/chat/${session}/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: form,
  })
}

describe('the download of all own data', () => {
  const download = ({ token } = user) => api.call('GET', '/api/account/export', { token })

  it('holds everything of the account and nothing of others', async () => {
    const id = await talk()
    await createCompanion(api, await registerUser(api))
    const { status, body, headers, text } = await api.call('GET', '/api/account/export', {
      token: user.token,
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="confida-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(accountExport.safeParse(body).success).toBe(true)
    expect(body.user.email).toBe(user.email)
    expect(body.companions).toMatchObject([
      {
        id,
        name: 'Luna',
        messages: [
          { role: 'user', content: 'Mi chiamo Luca' },
          { role: 'assistant', engine: 'builtin' },
        ],
        greeting: expect.stringContaining('Luna'),
        memories: [{ kind: 'name' }],
        images: [],
      },
    ])
    const history = await api.call('GET', `/api/companions/${id}/messages`, { token: user.token })
    expect(body.companions[0].messages).toEqual(history.body)
    expect(body.feedbacks).toMatchObject([{ message: 'Bello', rating: 4 }])
    expect(text).not.toMatch(/argon2/)
  })

  it('holds nothing of anybody else, nor of one companion with another', async () => {
    const own = user
    // Somebody of whom there is something of every kind.
    user = await registerUser(api)
    await api.call('POST', '/api/auth/login', { body: { email: user.email, password: 'sbagliata' } })
    const companionId = await talk()
    const session = await startConversation(api, user, companionId)
    let replaces: string | undefined
    for (const message of ['Voglio morire', 'Vivo a Torino', 'Vivo a Torino']) {
      const body = { message, replaces: message === 'Vivo a Torino' ? replaces : undefined }
      const sent = await api.call('POST', `/api/chat/${session}/send`, { token: user.token, body })
      replaces = message === 'Vivo a Torino' ? sent.body.user_message_id : undefined
    }
    const memoriesPath = `/api/companions/${companionId}/memories`
    const [newest] = (await api.call('GET', memoriesPath, { token: user.token })).body
    await api.call('POST', `${memoriesPath}/${newest.id}/exclude`, { token: user.token })
    await sendImage(session)
    const disclosure = { id: crypto.randomUUID(), kind: 'start' }
    await api.call('POST', `/api/companions/${companionId}/disclosures`, {
      token: user.token,
      body: disclosure,
    })
    await insertPayment(`cs_${user.id}`, 30)
    await api.database.transaction((within) => api.app.get(TermsRepository).accept(user.id, 'it', within))
    await setUpApp(api, user)
    const changes = { name: 'Bruno', email: user.email, phone: null, birth_date: null }
    const { token } = await createAdmin(api)
    await api.call('PUT', `/api/admin/users/${user.id}`, { token, body: changes })
    await api.call('PUT', `/api/admin/users/${user.id}/note`, { token, body: { text: 'Gentile' } })
    await keepFor(companionId)
    await waitForAnalysis(api)
    const filled = (await download()).body
    const { exported_at: _, user: _profile, companions, second_factors, ...lists } = filled
    for (const [list, entries] of Object.entries({
      ...companions[0],
      ...lists,
      factors: second_factors.factors,
    }))
      if (Array.isArray(entries)) expect({ list, is: entries.length > 0 }).toEqual({ list, is: true })

    user = own
    const empty = await createCompanion(api, user)
    await talk()
    const { body } = await download()
    expect(body.companions.map(({ id }: { id: string }) => id)).toHaveLength(2)
    expect(body.companions.find(({ id }: { id: string }) => id === empty)).toMatchObject({
      greeting: null,
      may_remind: false,
      card: null,
      summary: null,
      messages: [],
      kept_messages: [],
      memories: [],
      memory_exclusions: [],
      emotions: [],
      care: [],
      images: [],
    })
    expect(body.companions.flatMap(({ images }: { images: unknown[] }) => images)).toEqual([])
    expect(body).toMatchObject({
      payments: [],
      second_factors: { factors: [], recovery_codes_left: 0 },
      security_log: [],
      disclosures: [],
      terms_acceptances: [],
      care_counted: [],
      notifications: null,
      note_by_administrators: null,
      changes_by_administrators: [],
    })
    expect(body.feedbacks).toHaveLength(1)
    expect(body.sessions).toHaveLength(1)
    expect(new Set(body.mails.map(({ recipient }: { recipient: string }) => recipient))).toEqual(
      new Set([user.email]),
    )
  })

  it('holds card and summary of each partner, and when and where it may remind', async () => {
    const [plain, full] = [await createCompanion(api, user), await createCompanion(api, user)]
    await keepFor(full)
    const { body, text } = await download()
    expect(accountExport.safeParse(body).error).toBeUndefined()
    const of = (id: string) => body.companions.find((companion: { id: string }) => companion.id === id)
    const updated_at = expect.stringMatching(/Z$/)
    expect(of(full)).toMatchObject({
      card: { spec: 'chara_card_v2' },
      summary: { text: 'Luca vive a Torino.', updated_at },
      may_remind: true,
    })
    expect(of(plain)).toMatchObject({ card: null, summary: null, may_remind: false })
    const created_at = expect.stringMatching(/Z$/)
    const notifications = {
      time_zone: 'Europe/Rome',
      quiet_from: 21,
      quiet_to: 8,
      silent_since: null,
      browsers: [{ service: 'https://push.example', created_at }],
    }
    expect(body.notifications).toEqual(notifications)
    expect(text).not.toContain('geheim')
    const silent_since = new Date('2026-05-03T10:00:00Z')
    await api.database.transaction(({ manager }) =>
      manager.update(PushSettingsEntity, { user_id: user.id }, { silent_since }),
    )
    expect((await download()).body.notifications).toEqual({
      ...notifications,
      silent_since: '2026-05-03T10:00:00.000Z',
    })
  })

  it('holds what was answered to each feedback, the oldest first', async () => {
    const answered = async (message: string, replies: string[]) => {
      const feedback = { user_id: user.id, user_name: 'Anna', user_email: user.email, message }
      await api.database.transaction(async ({ manager }) => {
        const { identifiers } = await manager.insert(FeedbackEntity, feedback)
        // Later ones lie before earlier ones, and have lower ids.
        for (const [index, content] of [...replies.entries()].reverse())
          await manager.insert(FeedbackReplyEntity, {
            id: `${9 - index}${crypto.randomUUID().slice(1)}`,
            feedback_id: identifiers[0]?.id,
            content,
            client_id: content,
            created_at: new Date(Date.UTC(2026, 4, 1 + index)),
          })
      })
    }
    await answered('Bello', ['Grazie', 'Ancora grazie', 'A presto'])
    await answered('Lento', ['Ci lavoriamo'])
    await answered('Ciao', [])
    const at = (day: number) => `2026-05-0${day}T00:00:00.000Z`
    expect((await download()).body.feedbacks).toMatchObject([
      {
        message: 'Bello',
        replies: [
          { content: 'Grazie', created_at: at(1) },
          { content: 'Ancora grazie', created_at: at(2) },
          { content: 'A presto', created_at: at(3) },
        ],
      },
      { message: 'Lento', replies: [{ content: 'Ci lavoriamo', created_at: at(1) }] },
      { message: 'Ciao', replies: [] },
    ])
  })

  it('holds every list in its order, however it is stored', async () => {
    const companion_id = await createCompanion(api, user)
    const conversation = { owner_id: user.id, companion_id }
    const days = [1, 2, 3]
    const at = (day: number) => new Date(Date.UTC(2026, 4, day))
    /** Later ones have lower ids and keys. */
    const idOf = (day: number) => `${9 - day}0000000-0000-4000-8000-${user.id.slice(-12)}`
    await api.database.transaction(async ({ manager }) => {
      for (const day of [...days].reverse()) {
        const id = idOf(day)
        const fact = { ...conversation, id, kind: 'name' as const, key: `${9 - day}`, text: `${day}` }
        await manager.insert(MemoryEntity, { ...fact, told_at: at(day) })
        await manager.insert(MemoryExclusionEntity, { ...fact, value: '', created_at: at(day) })
        await manager.insert(ChatImageEntity, {
          ...conversation,
          id,
          file_name: 'none.webp',
          media_type: 'image/webp',
          bytes: 1,
          created_at: at(day),
        })
        await manager.insert(DisclosureEntity, {
          owner_id: user.id,
          id,
          kind: 'start',
          language: 'it',
          shown_at: at(day),
        })
        for (const line of [3, 2])
          await manager.insert(KeptMessageEntity, {
            ...conversation,
            line_id: `${line}0000000-0000-4000-8000-000000000000`,
            place: day,
            id: crypto.randomUUID(),
            role: 'user',
            content: `${line}.${day}`,
            created_at: at(1),
            memories_used: [],
            needs_care: false,
            is_replaced: false,
            is_incomplete: false,
            versions: [],
          })
      }
      for (const [month, dimension, value] of [
        ['2026-06-01', 'country', 'IT'],
        ['2026-05-01', 'language', 'it'],
        ['2026-05-01', 'language', 'de'],
        ['2026-05-01', 'country', 'IT'],
      ] as const)
        await manager.insert(CareMonthPersonEntity, { owner_id: user.id, month, dimension, value })
      await manager.query(
        `insert into messages (owner_id, companion_id, seq, role, content, needs_care, created_at)
         overriding system value
         select $1, $2, 9000000 + day, 'user', 'x', true, timestamptz '2026-05-01Z' + (day - 1) * interval '1 day'
         from unnest(array[3, 2, 1]) as day`,
        [user.id, companion_id],
      )
    })
    const { body } = await download()
    const [companion] = body.companions
    const daysOf = (list: object[], key = 'created_at') =>
      list.map((item) => new Date(item[key as never]).getUTCDate())
    expect(companion.memories.map(({ text }: { text: string }) => text)).toEqual(['1', '2', '3'])
    expect(companion.kept_messages.map(({ content }: { content: string }) => content)).toEqual(
      [2, 3].flatMap((line) => days.map((day) => `${line}.${day}`)),
    )
    for (const list of ['memory_exclusions', 'images', 'care'])
      expect({ list, days: daysOf(companion[list]) }).toEqual({ list, days })
    expect(daysOf(body.disclosures, 'shown_at')).toEqual(days)
    expect(body.care_counted.map((counted: object) => Object.values(counted).join(' '))).toEqual([
      '2026-05-01 country IT',
      '2026-05-01 language de',
      '2026-05-01 language it',
      '2026-06-01 country IT',
    ])
  })

  it('holds more labels than are read at a time, each once and in the order of the messages', async () => {
    const companionId = await createCompanion(api, user)
    await api.database.rows(
      {
        name: '',
        text: `insert into messages (owner_id, companion_id, role, content)
               select $1, $2, 'user', 'x' from generate_series(1, 1002)`,
      },
      [user.id, companionId],
    )
    await api.database.rows(
      {
        name: '',
        text: `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
               select owner_id, companion_id, id, 'neutral', 0.5, created_at from messages where owner_id = $1
               order by seq desc`,
      },
      [user.id],
    )
    const [{ messages, emotions }] = (await download()).body.companions
    const labelled = emotions.map(({ message_id }: { message_id: string }) => message_id)
    expect(labelled).toHaveLength(1002)
    expect(labelled).toEqual(messages.map(({ id }: { id: string }) => id))
  })

  it('is refused to whom the account is taken from meanwhile', async () => {
    const remove = async (transaction: Transaction) => {
      await lockTable('limit_counters')(transaction)
      await transaction.manager.delete(UserEntity, user.id)
    }
    const [answer] = await callWhileLocked(api, remove, [() => download()])
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  it('holds what the emotion analysis found, each label with its message', async () => {
    await talk()
    await waitUntil(async () => (await count('emotion_labels', 'owner_id')) === 1)
    const [companion] = (await download()).body.companions
    expect(companion.emotions).toEqual([
      {
        message_id: companion.messages[0].id,
        emotion: expect.stringMatching(/^[a-z_]+$/),
        confidence: expect.any(Number),
        is_corrected: false,
        created_at: companion.messages[0].timestamp,
      },
    ])
    const body = { enabled: false }
    await api.call('PUT', '/api/account/emotion-consent', { token: user.token, body })
    expect((await download()).body.companions[0].emotions).toEqual([])
  })

  it('holds what was paid and which mails were sent, the oldest first', async () => {
    for (const days of [30, 365]) await insertPayment(`cs_${days}_${user.id}`, days)
    await createCompanion(api, user)
    const { body } = await api.call('GET', '/api/account/export', { token: user.token })
    expect(body.payments).toEqual(
      [30, 365].map((days) => ({
        session_id: `cs_${days}_${user.id}`,
        tier_name: 'Un mese',
        amount: 9.99,
        currency: 'eur',
        payment_status: expect.any(String),
        status: expect.any(String),
        duration_days: days,
        discount_percent: 0,
        refunded_amount: 0,
        created_at: expect.stringMatching(/Z$/),
        paid_at: null,
      })),
    )
    expect(body.mails).toEqual([
      {
        template: 'companion_created',
        recipient: user.email,
        subject: expect.stringContaining('Luna'),
        created_at: expect.stringMatching(/Z$/),
      },
    ])
  })

  it('holds sessions and second factors, without their secrets', async () => {
    const { secret, recoveryCodes } = await setUpApp(api, user)
    const { body, text } = await download()
    expect(accountExport.safeParse(body).error).toBeUndefined()
    const open = await api.call('GET', '/api/account/sessions', { token: user.token })
    expect(body.sessions).toEqual(open.body.map(({ is_current: _, ...session }: OpenSession) => session))
    const { factors, recovery_codes_left } = (
      await api.call('GET', '/api/account/second-factors', { token: user.token })
    ).body
    expect(body.second_factors).toEqual({ factors, recovery_codes_left })
    expect(factors).toMatchObject([{ kind: 'totp' }])
    for (const kept of [secret, ...recoveryCodes]) expect(text).not.toContain(kept)
  })

  it('holds what the logs tell of the account, and of administrators only what they did', async () => {
    const admin = await createAdmin(api)
    const { token } = admin
    const wrong = { email: user.email, password: 'wrong' }
    await api.call('POST', '/api/auth/login', { body: wrong })
    await api.call('GET', `/api/admin/user/${user.id}/emotions`, { token })
    const body = { name: 'Anna', email: user.email, phone: '+39 06 123456', birth_date: null }
    await api.call('PUT', `/api/admin/users/${user.id}`, { token, body })
    const exported = await download()
    expect(exported.body.security_log).toEqual([
      expect.objectContaining({ event: 'login.failure', is_own: true, address: expect.any(String) }),
      { created_at: expect.any(String), event: 'moods.read', is_own: false, address: null, detail: null },
    ])
    expect(exported.body.changes_by_administrators).toEqual([
      {
        created_at: expect.any(String),
        action: 'user.update',
        before: expect.objectContaining({ phone: null }),
        after: expect.objectContaining({ phone: '+39 06 123456' }),
      },
    ])
    expect(exported.text).not.toContain(admin.id)
  })

  it('leaves out no table that tells of a person', () => {
    const inDownload = {
      users: 'user',
      companions: 'companions',
      companion_cards: 'companions',
      conversations: 'companions',
      messages: 'companions',
      kept_messages: 'companions',
      memories: 'companions',
      memory_exclusions: 'companions',
      conversation_summaries: 'companions',
      push_companions: 'companions',
      emotion_labels: 'companions',
      chat_images: 'companions',
      feedbacks: 'feedbacks',
      feedback_replies: 'feedbacks',
      payments: 'payments',
      outbox: 'mails',
      sessions: 'sessions',
      push_settings: 'notifications',
      push_subscriptions: 'notifications',
      terms_acceptances: 'terms_acceptances',
      disclosures: 'disclosures',
      care_month_people: 'care_counted',
      second_factors: 'second_factors',
      recovery_codes: 'second_factors',
      security_log: 'security_log',
      user_notes: 'note_by_administrators',
      audit_log: 'changes_by_administrators',
    }
    const notInDownload = {
      contract_versions: 'the contract, not its author, is what it is about',
      homepage_versions: 'the same',
      translations: 'the same',
      email_template_versions: 'the same',
      payment_refunds: 'the payment says how much was given back; the rest is the administrator’s note',
      emotion_users: 'sums of the labels',
      emotion_user_totals: 'sums of the labels',
      emotion_user_day_totals: 'sums of the labels',
      emotion_user_month_totals: 'sums of the labels',
      reply_leases: 'lives as long as a reply',
      reply_drafts: 'the same; what a process that died has left becomes a message',
      care_cards: 'lives a day and holds nothing that was said',
      second_step_tickets: 'lives ten minutes and holds nothing but secrets',
      password_resets: 'lives minutes and holds nothing but a hash',
      mailbox_codes: 'lives minutes and holds nothing but a hash',
      administrator_invitations:
        'lives days and is about the invited; who invited them stands in the audit log',
      email_confirmations: 'lives a day; the mail with the address is there',
    }
    const ofPerson = api.app
      .get(DataSource)
      .entityMetadatas.filter(
        ({ columns, foreignKeys }) =>
          columns.some(({ databaseName }) => /^(owner|user|target|actor)_id$/.test(databaseName)) ||
          foreignKeys.some(({ referencedEntityMetadata }) => referencedEntityMetadata.tableName === 'users'),
      )
    const known = Object.keys({ ...inDownload, ...notInDownload })
    expect(ofPerson.map(({ tableName }) => tableName).sort()).toEqual(known.sort())
    expect(Object.keys(accountExport.shape)).toEqual(expect.arrayContaining(Object.values(inDownload)))
  })

  it('is of one moment: what is stored while it is read is not in it', async () => {
    const [answer] = await callWhileLocked(
      api,
      async ({ manager }) => {
        await manager.query('lock table feedbacks in access exclusive mode')
        const feedback = { user_id: user.id, user_name: 'Anna', user_email: user.email, message: 'Bello' }
        await manager.insert(FeedbackEntity, feedback)
      },
      [() => api.call('GET', '/api/account/export', { token: user.token })],
    )
    expect(answer).toMatchObject({ status: 200, body: { feedbacks: [] } })
  })

  it('holds language, discount, pictures and what the care protocol found', async () => {
    const companionId = await createCompanion(api, user)
    const session = await startConversation(api, user, companionId)
    const body = { message: 'Voglio morire', language: 'it' }
    await api.call('POST', `/api/chat/${session}/send`, { token: user.token, body })
    await sendImage(session)
    await api.database.rows(
      { name: '', text: "update users set language = 'ar', discount_code = 'WELCOME10' where id = $1" },
      [user.id],
    )
    const exported = (await download()).body
    expect(exported.user).toMatchObject({ language: 'ar', discount_code: 'WELCOME10', discount_used: false })
    const [companion] = exported.companions
    const said = companion.messages.find(({ role }: { role: string }) => role === 'user')
    expect(companion.care).toEqual([{ message_id: said.id, created_at: said.timestamp }])
    const [image] = companion.images
    const stored = Buffer.from(image.content, 'base64')
    expect(stored).toHaveLength(image.bytes)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 4, height: 3 })
    const file = await api.database.row<{ file_name: string }>(
      { name: '', text: 'select file_name from chat_images where owner_id = $1' },
      [user.id],
    )
    await rm(join(dataDir, 'uploads', user.id, file?.file_name ?? ''))
    expect((await download()).body.companions[0].images).toEqual([{ ...image, content: null }])
  })

  longTest('holds a long conversation in its order, and leaves no file behind', async () => {
    const companionId = await createCompanion(api, user)
    await api.database.rows(
      {
        name: '',
        text: `insert into messages (owner_id, companion_id, role, content)
               select $1, $2, 'user', 'Messaggio ' || number from generate_series(1, 2345) as number`,
      },
      [user.id, companionId],
    )
    await api.database.rows(
      {
        name: '',
        text: `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
               select owner_id, companion_id, id, 'neutral', 0.5, created_at from messages where owner_id = $1`,
      },
      [user.id],
    )
    const [companion] = (await download()).body.companions
    const contents = companion.messages.map(({ content }: { content: string }) => content)
    expect(contents).toEqual(Array.from({ length: 2345 }, (_, index) => `Messaggio ${index + 1}`))
    const labelled = companion.emotions.map(({ message_id }: { message_id: string }) => message_id)
    expect(labelled).toEqual(companion.messages.map(({ id }: { id: string }) => id))
    expect(await readdir(join(dataDir, 'exports'))).toEqual([])
  })

  it('is made once at a time for a person, and ten times an hour', async () => {
    const other = await registerUser(api)
    const answers = await callWhileLocked(
      api,
      ({ manager }) => manager.query('lock table feedbacks in access exclusive mode'),
      [() => download(), () => download(), () => download(other)],
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect(answers[2]?.status).toBe(200)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('1')
    for (let time = 2; time < 10; time++) expect((await download()).status).toBe(200)
    const last = await download()
    expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(1)
  })

  it('needs a session', async () => {
    expect((await api.call('GET', '/api/account/export')).status).toBe(401)
  })
})

describe('deleting the own account', () => {
  const remove = (password: unknown, token: string | undefined = user.token) =>
    api.call('DELETE', '/api/account', { token, body: { password } })

  it('takes everything with it, and the address is free again', async () => {
    await talk()
    expect((await remove(user.password)).status).toBe(200)
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(401)
    for (const table of ['companions', 'conversations', 'messages', 'memories']) {
      expect(await count(table, 'owner_id')).toBe(0)
    }
    for (const table of ['sessions', 'feedbacks', 'outbox']) expect(await count(table, 'user_id')).toBe(0)
    expect(await count('users', 'id')).toBe(0)
    const body = { name: 'Di nuovo', email: user.email, password: 'segreto' }
    expect((await api.call('POST', '/api/auth/register', { body })).status).toBe(201)
  })

  it('keeps payments, without a name', async () => {
    await insertPayment('cs_kept', 30)
    await remove(user.password)
    const text = `select user_id from payments where session_id = 'cs_kept'`
    expect(await api.database.rows({ name: '', text })).toEqual([{ user_id: null }])
  })

  it('needs the right password, and a wrong one ends no session', async () => {
    expect(await remove('wrong')).toMatchObject({ status: 401, body: { code: 'password_incorrect' } })
    expect((await remove('')).status).toBe(400)
    expect((await api.call('DELETE', '/api/account', { body: { password: 'x' } })).status).toBe(401)
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(200)
  })

  it('is not for administrators', async () => {
    const admin = await createAdmin(api)
    expect(await remove(admin.password, admin.token)).toMatchObject({
      status: 403,
      body: { code: 'own_account' },
    })
  })
})

describe('the consent to emotion analysis', () => {
  const set = (enabled: unknown, token: string | undefined = user.token) =>
    api.call('PUT', '/api/account/emotion-consent', { token, body: { enabled } })

  it('is switched off and on', async () => {
    for (const enabled of [false, true]) {
      expect(await set(enabled)).toMatchObject({ status: 200, body: { enabled } })
      const profile = await api.call('GET', '/api/auth/profile', { token: user.token })
      expect(profile.body.emotion_consent).toBe(enabled)
    }
  })

  it('given once more leaves what was found', async () => {
    await talk()
    await waitUntil(async () => (await count('emotion_labels', 'owner_id')) === 1)
    await set(true)
    expect(await count('emotion_labels', 'owner_id')).toBe(1)
  })

  it('is a yes or a no of somebody', async () => {
    expect((await set('yes')).status).toBe(400)
    expect((await api.call('PUT', '/api/account/emotion-consent', { body: { enabled: true } })).status).toBe(
      401,
    )
  })
})
