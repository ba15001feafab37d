import { isLanguage, type Language, payTestCheckout, showTestCheckout } from '@confida/contracts'
import { Controller, Inject } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { siteOf } from '../checkout/site.ts'
import { policyFor } from './test-checkout.layout.ts'
import { renderMissing, renderTestCheckout } from './test-checkout.page.ts'
import { TestCheckoutService } from './test-checkout.service.ts'

@Controller()
export class TestCheckoutController {
  constructor(
    private readonly checkouts: TestCheckoutService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Serve(showTestCheckout)
  async show({ params, query, request, reply, ...call }: Call<typeof showTestCheckout>): Promise<undefined> {
    const language = isLanguage(query.language) ? query.language : call.language
    await this.sendPage(request, reply, language, async (site) =>
      renderTestCheckout(await this.checkouts.find(params.session_id), language, site),
    )
  }

  @Serve(payTestCheckout)
  async pay({ params, request, reply, language }: Call<typeof payTestCheckout>): Promise<undefined> {
    await this.sendPage(request, reply, language, async (site) => {
      await this.checkouts.pay(params.session_id)
      // An expired one is not paid; the page after a payment says so.
      reply.redirect(`${site}/payment-success?session_id=${encodeURIComponent(params.session_id)}`, 303)
      return undefined
    })
  }

  /** A person who follows a dead link gets a page; programs get the error that every call gives. */
  private async sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    render: (site: string) => Promise<string | undefined>,
  ): Promise<void> {
    const site = siteOf(this.config.publicUrl, request.host)
    reply.headers({
      'content-security-policy': policyFor(site),
      // With helmet's own a browser would not say that the form is of this site.
      'referrer-policy': 'same-origin',
    })
    try {
      const page = await render(site)
      if (page) reply.type('text/html; charset=utf-8').send(page)
    } catch (error) {
      const isPage = request.headers.accept?.includes('text/html')
      if (!(error instanceof AppError) || !isPage) throw error
      reply.code(error.status).type('text/html; charset=utf-8').send(renderMissing(language, site))
    }
  }
}
