import { MAIL_TYPE, type TakenMessage } from '@ayana/contracts/journey';
import { applyDecorators, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AcceptsForm } from '../../platform/files/upload-bodies.js';
import { Public } from '../../platform/http/access/access.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { shape } from '../../platform/http/openapi/shape.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { SignedBody } from '../../platform/http/signed-bodies.js';
import { Webhooks } from './webhooks.service.js';

const signed = (name: string, description: string) =>
  ApiHeader({ name, required: true, description, schema: { type: 'string', maxLength: 400 } });

/** A request that its sender signs, as standardwebhooks.com describes it. A signature counts for five minutes, and once. */
const Signed = (): MethodDecorator =>
  applyDecorators(
    Public(),
    SignedBody(),
    RateLimited('webhooks'),
    HttpCode(200),
    signed('webhook-id', 'Of this delivery.'),
    signed('webhook-timestamp', 'When it was signed, in seconds since 1970.'),
    signed('webhook-signature', '`v1,` and the HMAC-SHA256 of `id.timestamp.body`, in base64.'),
    ApiOkResponse({ type: shape('TakenMessage') }),
  );

/** What mail servers and carriers of text messages bring. Each message is taken once. */
@Routes('incoming', 'webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Post('mail')
  @Signed()
  @ApiConsumes(MAIL_TYPE)
  @ApiBody({ schema: { type: 'string', format: 'binary' }, description: 'A mail as it was received (RFC 5322).' })
  mail(@Req() request: FastifyRequest): Promise<TakenMessage> {
    return this.webhooks.mail(request);
  }

  @Post('texts')
  @Signed()
  @AcceptsForm()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['id', 'channel', 'from'],
      properties: {
        id: { type: 'string', maxLength: 200, description: 'Of the message: one that comes again is not taken twice.' },
        channel: { type: 'string', enum: ['sms', 'whatsapp'] },
        from: { type: 'string', description: 'A telephone number with its country code.' },
        name: { type: 'string', maxLength: 200 },
        text: { type: 'string', maxLength: 100_000 },
        file: { type: 'array', items: { type: 'string', format: 'binary' } },
      },
    },
  })
  text(@Req() request: FastifyRequest): Promise<TakenMessage> {
    return this.webhooks.text(request);
  }
}
