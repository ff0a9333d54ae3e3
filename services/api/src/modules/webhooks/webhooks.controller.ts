import type { Webhook, Webhooks as WebhooksAnswer } from '@ayana/contracts/operations';
import { Body, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { shape } from '../../platform/http/openapi/shape.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { NewWebhookDto, WebhookChangeDto } from './webhooks.dto.js';
import { Webhooks } from './webhooks.service.js';

/** Addresses of other services that get news of signals. */
@GuardedRoutes('webhooks', 'webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @Access('signal_definitions')
  @ApiOkResponse({ type: shape('Webhooks'), description: 'Without their secrets.' })
  async list(): Promise<WebhooksAnswer> {
    return { items: await this.webhooks.list() };
  }

  @Post()
  @Access('signal_definitions')
  @Creates({ type: shape('Webhook'), description: '422 `address` for one that is not on the internet.' })
  add(@User() user: CurrentUser, @Body() body: NewWebhookDto): Creation<Webhook> {
    return (em) => this.webhooks.add(em, user, body);
  }

  @Patch(':id')
  @Access('signal_definitions')
  @Changes({ type: shape('Webhook') })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: WebhookChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Webhook> {
    return this.webhooks.change(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('signal_definitions')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Nothing is sent to it any more.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.webhooks.remove(user, id);
  }

  @Post(':id/test')
  @Access('signal_definitions')
  @Creates({ status: 200, type: shape('Webhook'), description: 'A test is queued; its outcome follows.' })
  test(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Creation<Webhook> {
    return (em) => this.webhooks.test(em, user, id);
  }
}
