import type { RecordLinks as RecordLinksAnswer } from '@ayana/contracts/record-links';
import { Body, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { shape } from '../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { NewRecordLinkDto, RecordLinksQueryDto } from './record-links.dto.js';
import { RecordLinks } from './record-links.service.js';

/** What a case, an enquiry, a service request, a need or an incident has to do with others, read from either end. */
@GuardedRoutes('record links', 'record-links')
export class RecordLinksController {
  constructor(
    private readonly links: RecordLinks,
    private readonly database: Database,
  ) {}

  @Get()
  @Access('case_work')
  @ApiOkResponse({ type: shape('RecordLinks') })
  async list(@Query() query: RecordLinksQueryDto): Promise<RecordLinksAnswer> {
    return { items: await this.links.list(query) };
  }

  @Post()
  @Access('case_work')
  @Creates({ type: shape('RecordLinks'), description: 'With the `number` of another record, or the `url` of a page.' })
  add(@User() user: CurrentUser, @Body() body: NewRecordLinkDto): Creation<RecordLinksAnswer> {
    return async (em) => ({ items: await this.links.add(em, user, body) });
  }

  @Delete(':id')
  @Access('case_work')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.database.write((em) => this.links.remove(em, user, id));
  }
}
