interface Accepted {
  /** Below the area's project. */
  file: string
  /** The code as it is, on one line; any of the file where absent. */
  code?: string
  /** What it may become; anything where absent. */
  change?: string
  reason: string
}

/** Stryker takes what a test covers for tested by it, and a test that loads the module anew covers its constants. */
const LOADED_ANEW = 'a constant of the module, tried on the one test alone that loads the module anew'

/** Changes that no test notices and that may live, by area. */
export const accepted: Record<string, Accepted[]> = {
  access: [
    {
      file: 'src/platform/access/sessions.ts',
      code: 'identifiers[0]?.id',
      reason: 'one row that was inserted has one identifier; the check narrows the type',
    },
    {
      file: 'src/platform/access/token.strategy.ts',
      code: "''",
      reason: 'no text without `bearer` is a token',
    },
    {
      file: 'src/platform/access/token.strategy.ts',
      code: 'user',
      change: 'true',
      reason: 'without a user the guard refuses a success like a failure',
    },
    {
      file: 'src/platform/access/verified-tokens.ts',
      code: 'this.known.delete(token)',
      reason: 'the bound on what is kept takes it too, later',
    },
    {
      file: 'src/platform/access/verified-tokens.ts',
      code: '{ return undefined }',
      reason: 'a function without an answer answers undefined too',
    },
    {
      file: 'src/platform/access/signing-key.ts',
      code: "'utf8'",
      reason: 'the same for the letters and digits of a key that was generated',
    },
  ],
  auth: [
    {
      file: 'src/modules/auth/second-factor/secret-box.ts',
      code: '{ return undefined }',
      reason: 'a function without an answer answers undefined too',
    },
    {
      file: 'src/modules/auth/second-factor/secret-box.ts',
      change: '{}',
      reason: 'the API would not start, which most tests do in a hook; a hook is no test to Stryker',
    },
    {
      file: 'src/modules/auth/second-factor/secret-box.ts',
      code: '[keyOf(config.jwtSecret), ...config.previousJwtSecrets.map(keyOf)]',
      reason: 'the API would not start, which most tests do in a hook; a hook is no test to Stryker',
    },
    {
      file: 'src/modules/auth/second-factor/secret-box.ts',
      code: "'utf8'",
      reason: 'what Node takes a text for anyway',
    },
    {
      file: 'src/modules/auth/second-factor/secret-box.ts',
      code: '!known',
      change: 'false',
      reason: 'without a key nothing opens either; the check narrows the type',
    },
    {
      file: 'src/modules/auth/second-factor/totp.ts',
      code: "result.valid && 'timeStep' in result",
      reason: 'a wrong code has no step; the check narrows the type',
    },
    {
      file: 'src/modules/auth/second-factor/second-step.service.ts',
      code: "''",
      reason: 'no text of this kind is a recovery code',
    },
    {
      file: 'src/modules/auth/second-factor/second-step.service.ts',
      code: 'app !== null && step !== undefined',
      change: 'app !== null || step !== undefined',
      reason: 'without an app there is no step, and none is later than the last; the check narrows the type',
    },
    {
      file: 'src/modules/auth/second-factor/second-step.service.ts',
      code: 'app !== null',
      change: 'true',
      reason: 'without an app there is no step; the check narrows the type',
    },
    {
      file: 'src/modules/auth/second-factor/second-step.service.ts',
      code: 'factors.length === 0',
      change: 'false',
      reason: 'saves a question for recovery codes, which go with the last factor',
    },
    {
      file: 'src/modules/auth/second-factor/second-step.service.ts',
      code: 'step !== undefined',
      reason: 'no step is not later than the last; the check narrows the type',
    },
    {
      file: 'src/modules/auth/second-factor/second-step.service.ts',
      code: 'counter !== undefined',
      reason: 'no counter is not more than the last; the check narrows the type',
    },
    {
      file: 'src/modules/auth/account/account-data.repository.ts',
      code: "'ASC'",
      change: '""',
      reason: 'TypeORM takes every direction but DESC for ascending',
    },
    {
      file: 'src/modules/auth/account/account-data.repository.ts',
      code: "{ line_id: 'ASC', place: 'ASC' }",
      change: '{}',
      reason: "the primary key's index, by which the rows are found, has the same order",
    },
    {
      file: 'src/modules/auth/account/account-data.repository.ts',
      code: '{ id: true, created_at: true }',
      change: '{}',
      reason: 'reads more of the rows than is needed',
    },
    {
      file: 'src/modules/auth/account/account-data.repository.ts',
      code: '{ template: true, recipient: true, subject: true, created_at: true }',
      change: '{}',
      reason: 'reads more of the rows than is needed',
    },
    {
      file: 'src/modules/auth/account/account-data.repository.ts',
      code: '{ owner_id: userId }',
      change: '{}',
      reason: 'what is kept for a companion is looked up by the ids of the own ones',
    },
    {
      file: 'src/modules/auth/account/account-data.repository.ts',
      code: "'feedback.user_id = :userId'",
      change: '""',
      reason: 'replies are looked up by the ids of the own feedbacks',
    },
    {
      file: 'src/modules/auth/account/account-data.repository.ts',
      code: 'rows.at(-1)?.seq',
      reason: 'a full part has a last row; the check narrows the type',
    },
    {
      file: 'src/modules/auth/email-confirmation/email-confirmation.service.ts',
      code: '!owner',
      change: 'false',
      reason: 'whose password was checked is held by then; the check narrows the type',
    },
    {
      file: 'src/modules/auth/email-confirmation/email-confirmation.service.ts',
      code: "'token_invalid'",
      reason: 'whose password was checked is held by then; the check narrows the type',
    },
    {
      file: 'src/modules/auth/email-confirmation/email-confirmation.service.ts',
      code: "'users_email_key'",
      reason: 'no other unique index can refuse what is written there',
    },
    {
      file: 'src/modules/auth/first-administrator.service.ts',
      code: "''",
      reason: 'a password is either set or generated; the check narrows the type',
    },
    {
      file: 'src/modules/auth/first-administrator.service.ts',
      code: "'users_email_key'",
      reason: 'no other unique index can refuse what is written there',
    },
    {
      file: 'src/modules/auth/new-session.service.ts',
      code: '!profile',
      change: 'false',
      reason: 'whoever gets a session is held by then; the check narrows the type',
    },
    {
      file: 'src/modules/auth/new-session.service.ts',
      code: "'the user is not there'",
      reason: 'whoever gets a session is held by then; the check narrows the type',
    },
    {
      file: 'src/modules/auth/own-password.service.ts',
      code: "''",
      reason: 'a password that was right has a hash; the check narrows the type',
    },
    {
      file: 'src/modules/auth/registration.service.ts',
      code: 'await this.users.isEmailTaken(registration.email)',
      change: 'false',
      reason: 'saves the hashing: the index refuses a taken address, too',
    },
    {
      file: 'src/modules/auth/registration.service.ts',
      code: 'new Date().toISOString().slice(0, 10)',
      reason: 'the time after the day makes it no earlier than the same day of another year',
    },
    {
      file: 'src/modules/auth/registration.service.ts',
      code: 'code && !(await this.discountCodes.isOpen(code))',
      change: 'false',
      reason: 'saves the hashing: the code is refused when it is used, too',
    },
    {
      file: 'src/modules/auth/registration.service.ts',
      code: "'users_email_key'",
      reason: 'no other unique index can refuse what is written there',
    },
    {
      file: 'src/modules/auth/sealed-chats/sealed-chats.repository.ts',
      code: '{ id: true, name: true, language: true, sealed_email: true }',
      change: '{}',
      reason: 'reads more of the row than is needed',
    },
    {
      file: 'src/modules/auth/sealed-chats/sealed-chats.service.ts',
      change: '``',
      reason:
        'a hash is compared with that of the same user alone; it keeps equal codes apart in the database',
    },
    {
      file: 'src/modules/auth/discount-code.repository.ts',
      code: '{ code }',
      change: '{}',
      reason: 'of `isOpen`, which saves the hashing: the code is refused when it is used, too',
    },
    {
      file: 'src/modules/auth/password-reset/password-reset.repository.ts',
      code: '{ id: true }',
      change: '{}',
      reason: 'what is read of the row saves bytes alone: it is there or not',
    },
    {
      file: 'src/modules/auth/password-reset/password-reset.repository.ts',
      code: 'true',
      change: 'false',
      reason: 'what is read of the row saves bytes alone: it is there or not',
    },
    {
      file: 'src/modules/auth/password-reset/password-reset.repository.ts',
      code: '{ user_id: true, code_hash: true }',
      change: '{}',
      reason: 'reads more of the row than is needed',
    },
    {
      file: 'src/modules/auth/password-reset/password-reset.repository.ts',
      code: '{ id: true, name: true, email: true, language: true }',
      change: '{}',
      reason: 'reads more of the row than is needed',
    },
    {
      file: 'src/modules/auth/password-reset/password-reset.repository.ts',
      code: '!owner',
      change: 'false',
      reason: 'without the owner there is nothing to answer in the end either, and the code is put back',
    },
    {
      file: 'src/modules/auth/login.service.ts',
      code: 'ticket?.user_id',
      reason: 'a ticket that expires between two statements; the check narrows the type',
    },
  ],
  companions: [
    {
      file: 'src/modules/companions/companion.repository.ts',
      code: '{ id: true }',
      reason: 'what is read of the locked row saves bytes alone: it is there or not',
    },
    {
      file: 'src/modules/companions/companion.repository.ts',
      code: 'true',
      change: 'false',
      reason: 'what is read of the locked row saves bytes alone: it is there or not',
    },
  ],
  session: [
    {
      file: 'src/api.ts',
      code: 'error.code !== undefined',
      reason: 'the set of codes has no undefined; the check narrows the type',
    },
    {
      file: 'src/inactivity.ts',
      code: 'schedule()',
      reason: 'the timer that is set already finds the activity when it fires, and waits for the rest',
    },
    {
      file: 'src/inactivity.ts',
      code: 'clearTimeout(timer)',
      reason: 'a timer that fires in a pause does nothing',
    },
    {
      file: 'src/inactivity.ts',
      code: 'true',
      change: 'false',
      reason: '`passive` is a hint to the browser, which jsdom does not know',
    },
    { file: 'src/storage.ts', reason: LOADED_ANEW },
  ],
  'http-client': [
    {
      file: 'src/http-client.ts',
      code: "''",
      reason: 'the types let nobody leave out a part of the path',
    },
    {
      file: 'src/http-client.ts',
      code: 'body === undefined',
      reason: 'ky sends nothing for a JSON body that is undefined',
    },
    {
      file: 'src/api-error.ts',
      code: 'value !== null',
      reason: 'null has no words either; the check narrows the type',
    },
    {
      file: 'src/api-error.ts',
      code: '{ return undefined }',
      reason: 'a function without an answer answers undefined too',
    },
  ],
  limits: [
    {
      file: 'src/platform/limits/limiters.ts',
      code: "'client'",
      reason: 'rate-limiter-flexible takes what it knows no driver for as the connection itself',
    },
    {
      file: 'src/platform/limits/limiters.ts',
      code: 'true',
      change: 'false',
      reason: 'the client refuses by itself while it is not ready',
    },
    {
      file: 'src/platform/limits/limiters.ts',
      code: 'false',
      change: 'true',
      reason: 'removes every five minutes what the hourly cleanup removes',
    },
    {
      file: 'src/platform/limits/limiters.ts',
      code: 'this.redis?.connect',
      reason:
        'the API would not start without Redis, which the tests do in a hook; a hook is no test to Stryker',
    },
    {
      file: 'src/platform/limits/limiters.ts',
      code: 'this.redis?.disconnect',
      reason:
        'the API would not stop without Redis, which the tests do in a hook; a hook is no test to Stryker',
    },
    {
      file: 'src/platform/limits/one-at-a-time.ts',
      code: 'turn?.is_mine',
      reason: 'a question without a table has one row; the check narrows the type',
    },
    {
      file: 'src/platform/limits/rate-limiter.ts',
      code: '!(refusal instanceof RateLimiterRes)',
      change: 'false',
      reason: 'a transaction with a fault refuses the next statement with the same words',
    },
    {
      file: 'src/platform/limits/redis-client.ts',
      code: 'false',
      change: 'true',
      reason:
        'rate-limiter-flexible asks nothing of a client that is not ready, and nothing is tried again at all',
    },
    {
      file: 'src/platform/limits/visitor-limiter.ts',
      code: "'all'",
      reason: 'one subject for all, whatever it is called',
    },
  ],
  mail: [
    {
      file: 'src/platform/mail/mail-sender.ts',
      code: '{ this.transport?.close() }',
      reason: 'the connections to the mail server end with the process',
    },
    {
      file: 'src/platform/mail/mail-sender.ts',
      code: 'this.transport?.close',
      reason:
        'the API would not stop without a mail server, which tests do in a hook; a hook is no test to Stryker',
    },
    {
      file: 'src/platform/mail/mail-sender.ts',
      code: "'mail.send'",
      reason: 'the API would not start, which most tests do in a hook; a hook is no test to Stryker',
    },
    {
      file: 'src/platform/mail/mail-sender.ts',
      code: 'isRefused',
      change: 'false',
      reason: 'another attempt of the job finds the mail settled',
    },
    {
      file: 'src/platform/mail/mail-sender.ts',
      code: "'unknown'",
      reason: 'every fault of nodemailer has a code; kept for those that it does not foresee',
    },
    {
      file: 'src/platform/mail/render-mail.ts',
      code: "''",
      reason: 'texts that are chosen are there; the check narrows the type',
    },
    {
      file: 'src/platform/mail/email-template.repository.ts',
      change: '{}',
      reason: 'reads more of the user than is needed',
    },
  ],
  jobs: [
    {
      file: 'src/platform/jobs/jobs.ts',
      code: '{ wait: false }',
      reason: 'nobody waits for the answer, and a stop waits for what is under way all the same',
    },
    {
      file: 'src/platform/jobs/jobs.ts',
      code: 'false',
      change: 'true',
      reason: 'nobody waits for the answer, and a stop waits for what is under way all the same',
    },
    {
      file: 'src/platform/jobs/jobs.ts',
      code: 'id',
      reason: 'a worker without an id is nobody to notify; the check narrows the type',
    },
    {
      file: 'src/platform/jobs/jobs.ts',
      code: '[]',
      reason: 'pg-boss takes the results of jobs that it has given',
    },
    {
      file: 'src/platform/jobs/install-jobs.ts',
      code: 'false',
      reason: 'what it would begin with beside its work is stopped again at once',
    },
    {
      file: 'src/platform/jobs/install-jobs.ts',
      code: "'error'",
      reason: 'told where an idle connection breaks while the queues are installed, which no test can time',
    },
  ],
  payments: [
    {
      file: 'src/modules/payments/desk/admin-payment.repository.ts',
      code: '{ count: 0, paid: 0, refunded: 0 }',
      reason: 'sums over no rows are a row too; the check narrows the type',
    },
    {
      file: 'src/modules/payments/desk/admin-payment.repository.ts',
      code: "'count'",
      reason: 'PostgreSQL names the column so by itself',
    },
    {
      file: 'src/modules/payments/desk/admin-payment.repository.ts',
      code: 'search',
      change: 'true',
      reason: 'without a text the search lets everything through',
    },
    {
      file: 'src/modules/payments/discount-codes/discount-code.service.ts',
      code: "'discount_codes_pkey'",
      reason: 'nothing else that is inserted has to be unique',
    },
    {
      file: 'src/modules/payments/discount-codes/discount-code.service.ts',
      code: '!found',
      change: 'false',
      reason: 'a code that was just inserted or locked is there; the check narrows the type',
    },
    {
      file: 'src/modules/payments/discount-codes/discount-code.service.ts',
      code: "'discount_not_found'",
      reason: 'a code that was just inserted or locked is there; the check narrows the type',
    },
    {
      file: 'src/modules/payments/discount-codes/discount-code-desk.repository.ts',
      code: "'discount_code'",
      reason: 'PostgreSQL names the column so by itself',
    },
    {
      file: 'src/modules/payments/discount.repository.ts',
      code: "'percent'",
      reason: 'PostgreSQL names the column so by itself',
    },
    {
      file: 'src/modules/payments/discount.repository.ts',
      code: "'1'",
      reason: '`exists` asks for rows, whatever is in them',
    },
    {
      file: 'src/modules/payments/payment.repository.ts',
      code: "'status'",
      reason: 'PostgreSQL names the column so by itself',
    },
    {
      file: 'src/modules/payments/premium/expiry-reminder.repository.ts',
      code: "'u.id'",
      reason: 'reads more of the user than is needed',
    },
    {
      file: 'src/modules/payments/premium/expiry-reminder.repository.ts',
      code: "'1'",
      reason: '`exists` asks for rows, whatever is in them',
    },
    {
      file: 'src/modules/payments/premium/expiry-reminder.repository.ts',
      code: "'u.premium_until'",
      reason: 'one run tells all, in whatever order',
    },
    {
      file: 'src/modules/payments/premium/expiry-reminder.repository.ts',
      code: "'premium_until'",
      reason: 'PostgreSQL names the column so by itself',
    },
    {
      file: 'src/modules/payments/refunds/refund.service.ts',
      code: "'–'",
      reason: 'a refund that was refused has its reason; the check narrows the type',
    },
    {
      file: 'src/modules/payments/refunds/refund-record.service.ts',
      code: 'actor_id && name !== undefined',
      reason:
        'an administrator who is there has a name, and the id goes with the account; the check narrows the type',
    },
    {
      file: 'src/modules/payments/refunds/refund-record.service.ts',
      code: 'name !== undefined',
      reason:
        'an administrator who is there has a name, and the id goes with the account; the check narrows the type',
    },
    {
      file: 'src/modules/payments/refunds/refund.repository.ts',
      code: '(await manager.findOne(UserEntity, { select: { name: true }, where: { id } }))?.name',
      reason: 'the id of an administrator goes with the account; the check narrows the type',
    },
    {
      file: 'src/modules/payments/refunds/refund.repository.ts',
      code: '{ name: true }',
      reason: 'reads more of the user than is needed',
    },
    {
      file: 'src/modules/payments/refunds/refund.repository.ts',
      code: 'true',
      change: 'false',
      reason: 'reads more of the user than is needed',
    },
    {
      file: 'src/modules/payments/settlement.repository.ts',
      code: '{ id: true }',
      reason: 'what is read of the row saves bytes alone: it is there or not',
    },
    {
      file: 'src/modules/payments/settlement.repository.ts',
      code: 'true',
      change: 'false',
      reason: 'what is read of the row saves bytes alone: it is there or not',
    },
    {
      file: 'src/modules/payments/settlement.repository.ts',
      code: '{ amount: true, currency: true, stripe_session_id: true }',
      reason: 'reads more of the payment than is needed',
    },
    {
      file: 'src/modules/payments/settlement.repository.ts',
      code: "['id']",
      reason: 'TypeORM asks for what the database fills in anyway',
    },
    {
      file: 'src/modules/payments/settlement.repository.ts',
      code: "'id'",
      reason: 'TypeORM asks for what the database fills in anyway',
    },
    {
      file: 'src/modules/payments/settlement.repository.ts',
      code: '!user_id',
      change: 'false',
      reason: 'no user has no id, so none is changed',
    },
    {
      file: 'src/modules/payments/stripe/stripe-inquiry.service.ts',
      code: "!this.stripe.isInUse || provider !== 'stripe'",
      reason: 'saves statements alone: a test has no page at Stripe, and without Stripe nothing is asked',
    },
    {
      file: 'src/modules/payments/stripe/stripe-inquiry.service.ts',
      code: "provider !== 'stripe'",
      change: 'false',
      reason: 'a test has no page at Stripe either',
    },
    {
      file: 'src/modules/payments/stripe/stripe-inquiry.service.ts',
      code: "payment_status !== 'unpaid'",
      change: 'false',
      reason: 'of what is not unpaid no inquiry can be claimed either',
    },
    {
      file: 'src/modules/payments/stripe/stripe-outcome.ts',
      code: 'default: return undefined',
      reason: 'a function without an answer answers undefined too',
    },
    {
      file: 'src/modules/payments/stripe/stripe.gateway.ts',
      code: '!this.client',
      change: 'false',
      reason: 'nothing asks Stripe where it is not set up; the check narrows the type',
    },
    {
      file: 'src/modules/payments/stripe/stripe.gateway.ts',
      code: "'payment_unavailable'",
      reason: 'nothing asks Stripe where it is not set up; the check narrows the type',
    },
    {
      file: 'src/modules/payments/stripe/stripe.gateway.ts',
      code: '!this.client || !this.webhookSecret || !signature',
      reason: "Stripe's own check refuses what is missing, with the same answer; the check narrows the type",
    },
    {
      file: 'src/modules/payments/stripe/stripe.gateway.ts',
      code: '!this.client || !this.webhookSecret',
      reason: "Stripe's own check refuses what is missing, with the same answer; the check narrows the type",
    },
    {
      file: 'src/modules/payments/stripe/stripe.gateway.ts',
      code: "'webhook_signature_invalid'",
      reason: 'whatever is thrown here is answered with the same code',
    },
    {
      file: 'src/modules/payments/stripe/stripe.gateway.ts',
      code: "'https'",
      reason: 'another address for Stripe is for tests, whose server has no certificate',
    },
    {
      file: 'src/modules/payments/checkout/checkout.repository.ts',
      code: '{ id: true }',
      reason: 'what is read of the row saves bytes alone: it is there or not',
    },
    {
      file: 'src/modules/payments/checkout/checkout.repository.ts',
      code: 'true',
      change: 'false',
      reason: 'what is read of the row saves bytes alone: it is there or not',
    },
    {
      file: 'src/modules/payments/checkout/checkout.repository.ts',
      code: 'identifiers[0]?.id',
      reason: 'one row that was inserted has one identifier; the check narrows the type',
    },
    {
      file: 'src/modules/payments/test-checkout/test-checkout.repository.ts',
      code: "'translations'",
      reason: 'PostgreSQL names the column so by itself',
    },
    {
      file: 'src/modules/payments/test-checkout/test-checkout.controller.ts',
      code: 'page',
      change: 'true',
      reason: 'Fastify leaves an answer that was sent as it is',
    },
  ],
  chat: [
    {
      file: 'src/modules/chat/reply-lease.repository.ts',
      code: 'performance.now() < end',
      change: 'performance.now() <= end',
      reason: 'the same but for a moment of no length',
    },
    {
      file: 'src/modules/chat/reply-lease.repository.ts',
      code: '{ ref: false }',
      reason: 'a stop of the process waits for nothing that is still to be done',
    },
    {
      file: 'src/modules/chat/reply-lease.repository.ts',
      code: 'false',
      change: 'true',
      reason: 'a stop of the process waits for nothing that is still to be done',
    },
    {
      file: 'src/modules/chat/conversation.service.ts',
      code: 'companion.has_messages && companion.conversation_id',
      change: 'false',
      reason: 'saves two questions to the database, which changes no greeting that was answered',
    },
    {
      file: 'src/modules/chat/conversation.service.ts',
      code: '!conversation_id',
      reason: 'a companion that was greeted has a conversation; the check narrows the type',
    },
    {
      file: 'src/modules/chat/conversation.service.ts',
      code: "'companion_not_found'",
      reason: 'a companion that was greeted has a conversation; the check narrows the type',
    },
    {
      file: 'src/modules/chat/conversation.service.ts',
      code: '!greeting || !greeted_at',
      change: '!greeting && !greeted_at',
      reason: 'one is there where the other is; the check narrows the type',
    },
    {
      file: 'src/modules/chat/reply-context.repository.ts',
      code: '[]',
      reason: 'a question without a table has one row; the check narrows the type',
    },
    {
      file: 'src/modules/chat/reply-writer.service.ts',
      code: 'rejected?.content',
      reason: 'a question has a reply; the check narrows the type',
    },
    {
      file: 'src/modules/chat/exchange.repository.ts',
      code: '(await transaction.row(holdExchange, values)) !== undefined',
      reason: 'without its lease nothing is stored either, and what was removed is there again',
    },
    {
      file: 'src/modules/chat/exchange.service.ts',
      code: 'requireStored(await this.exchanges.hold(lease, companion_id, transaction))',
      reason: 'for deletions at the same moment, which removed-user tests; it waits and is left out',
    },
    {
      file: 'src/modules/chat/exchange.service.ts',
      code: '[]',
      reason: 'jobs for a queue that there is not are not made',
    },
    {
      file: 'src/modules/chat/message.service.ts',
      code: "'search'",
      reason: 'one kind of turn, whatever it is called',
    },
    {
      file: 'src/modules/chat/reply-stream.ts',
      code: 'this.reply.hijack()',
      reason: 'what Fastify asks for; it leaves alone what has headers all the same',
    },
  ],
  'remote-loading': [
    { file: 'src/remotes/provided-modules.ts', reason: LOADED_ANEW },
    { file: 'src/remotes/federation.ts', reason: LOADED_ANEW },
    { file: 'src/remotes/retry-once.ts', change: '() => undefined', reason: LOADED_ANEW },
    { file: 'src/remotes/release-guard.ts', change: '() => undefined', reason: LOADED_ANEW },
    { file: 'src/remotes/load-problem.ts', change: '() => undefined', reason: LOADED_ANEW },
    {
      file: 'src/remotes/remote-outlet.tsx',
      code: "'common'",
      reason: 'the namespace that texts come from where none is named',
    },
    {
      file: 'src/remotes/choose-release.ts',
      code: 'Math.random().toString(36).slice(2, 8)',
      reason: 'a longer draw is as good',
    },
    {
      file: 'src/remotes/choose-release.ts',
      code: "''",
      reason: 'no remote has such a name',
    },
    {
      file: 'src/remotes/choose-release.ts',
      code: 'line.canary?.share',
      reason: 'a canary that was found is there; the check narrows the type',
    },
    {
      file: 'src/remotes/prefetch-pointed-links.ts',
      code: '{ passive: true }',
      reason: 'a hint to the browser, which jsdom does not know',
    },
    {
      file: 'src/remotes/prefetch-pointed-links.ts',
      code: 'true',
      reason: 'a hint to the browser, which jsdom does not know',
    },
    {
      file: 'src/remotes/registry.ts',
      code: "''",
      reason: 'neither text is JSON, and without a last good registry there is a gap',
    },
    {
      file: 'src/remotes/release-guard.ts',
      code: "''",
      reason: 'what has no name or no integrity is refused before, by whatever it is called',
    },
    {
      file: 'src/remotes/release-guard.ts',
      code: '[]',
      reason: 'the manifest comes before the entry, and its list takes the place of this one',
    },
    {
      file: 'src/remotes/mounted-screen.tsx',
      code: '!host.current',
      reason: 'the element is there when its effects run; the check narrows the type',
    },
    {
      file: 'src/remotes/mounted-screen.tsx',
      code: '[]',
      reason: 'a constant list of dependencies never changes',
    },
    {
      file: 'src/remotes/remote-boundary.tsx',
      code: '{ error: undefined }',
      reason: 'no error is an undefined one, and a screen that loads anew takes the boundary away as well',
    },
    {
      file: 'src/remotes/remote-boundary.tsx',
      code: "'thrown'",
      reason: 'anything but undefined will do',
    },
    {
      file: 'src/remotes/remote-unavailable.tsx',
      code: '[failure]',
      reason: 'the page of a failure is gone before the next failure comes',
    },
    {
      file: 'src/remotes/remote-unavailable.tsx',
      code: 'release?.version',
      reason: 'a refused contract is that of a release',
    },
    {
      file: 'src/remotes/remote-unavailable.tsx',
      code: 'release?.contract',
      reason: 'a refused contract is that of a release',
    },
    {
      file: 'src/remotes/use-remote-screen.ts',
      code: 'screen && current.screen === screen',
      reason: 'saves a second rendering of the same',
    },
    {
      file: 'src/remotes/use-remote-screen.ts',
      code: '[]',
      reason: 'a constant list of dependencies never changes',
    },
    {
      file: 'src/remotes/use-shell-props.ts',
      code: '{ navigate, onClose, onError }',
      change: '{}',
      reason: 'the next line sets the same, on every rendering',
    },
    {
      file: 'src/remotes/use-shell-props.ts',
      code: '[]',
      reason: 'a constant list of dependencies never changes',
    },
  ],
}
