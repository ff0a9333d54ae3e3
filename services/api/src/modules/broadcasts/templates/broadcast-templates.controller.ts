import type { BroadcastTemplate, BroadcastTemplates } from '@ayana/contracts/operations';
import { Body, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { BroadcastTemplateChangeDto, NewBroadcastTemplateDto } from './broadcast-templates.dto.js';
import { BroadcastTemplatesService } from './broadcast-templates.service.js';

/** What broadcasts begin with. */
@GuardedRoutes('broadcasts', 'broadcast-templates')
export class BroadcastTemplatesController {
  constructor(private readonly templates: BroadcastTemplatesService) {}

  @Get()
  @Access('broadcast_management')
  @ApiOkResponse({ type: shape('BroadcastTemplates') })
  async list(@User() user: CurrentUser): Promise<BroadcastTemplates> {
    return { items: await this.templates.list(user) };
  }

  @Post()
  @Access('broadcast_management')
  @Creates({ type: shape('BroadcastTemplate'), description: 'From a broadcast of any state.' })
  add(@User() user: CurrentUser, @Body() body: NewBroadcastTemplateDto): Creation<BroadcastTemplate> {
    return (em) => this.templates.add(em, user, body);
  }

  @Patch(':id')
  @Access('broadcast_management')
  @Changes({ type: shape('BroadcastTemplate'), description: 'By its owner; a shared one also by administrators.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: BroadcastTemplateChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<BroadcastTemplate> {
    return this.templates.change(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('broadcast_management')
  @Changes({ status: 204, description: 'Broadcasts that began with it keep their words.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.templates.remove(user, id);
  }
}
