import type { IncomingMessage, IncomingMessagesPage } from '@ayana/contracts/journey';
import type { FileLink } from '@ayana/contracts/operation';
import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { shape } from '../../platform/http/openapi/shape.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { IncomingHandling } from './incoming-handling.service.js';
import { IncomingQueryDto, PlacementDto } from './incoming.dto.js';

/** Messages that came by email or text and are in no thread, for the staff. */
@GuardedRoutes('incoming', 'incoming-messages')
export class IncomingController {
  constructor(private readonly handling: IncomingHandling) {}

  @Get()
  @Access('case_work')
  @ApiOkResponse({ type: shape('IncomingMessagesPage'), description: 'The newest first; those not placed by default.' })
  list(@Query() query: IncomingQueryDto): Promise<IncomingMessagesPage> {
    return this.handling.list(query);
  }

  @Get('count')
  @Access('case_work')
  @ApiOkResponse({ schema: { type: 'integer' }, description: 'How many are not placed.' })
  @JsonValue()
  count(): Promise<number> {
    return this.handling.count();
  }

  @Get(':id')
  @Access('case_work')
  @ApiOkResponse({ type: shape('IncomingMessage') })
  @WithEtag()
  one(@Param('id', IdPipe) id: string): Promise<IncomingMessage> {
    return this.handling.one(id);
  }

  @Get(':id/files/:file_id/link')
  @Access('case_work')
  @ApiOkResponse({ type: shape('FileLink') })
  fileLink(@Param('id', IdPipe) id: string, @Param('file_id', IdPipe) fileId: string): Promise<FileLink> {
    return this.handling.fileLink(id, fileId);
  }

  @Post(':id/place')
  @Access('case_work')
  @Changes({ type: shape('IncomingMessage'), description: 'It is unread in the thread of the case, not confirmed.' })
  place(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: PlacementDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<IncomingMessage> {
    return this.handling.place(user, id, body, ifMatch);
  }

  @Post(':id/dismiss')
  @Access('case_work')
  @Changes({ type: shape('IncomingMessage'), description: 'It belongs to no case.' })
  dismiss(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<IncomingMessage> {
    return this.handling.dismiss(user, id, ifMatch);
  }
}
