import type { MailTemplates, MailPreview } from '@ayana/contracts/test-pages';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { LIST_DEFAULT } from '../../platform/http/lists/keyset-list.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import {
  MailTestDto,
  MailTestQueryDto,
  MailTestsPageDto,
  MailTestsQueryDto,
  NewMailTestDto,
} from './test-mails.dto.js';
import { listTestMails } from './test-mails.queries.js';
import { TestMails } from './test-mails.service.js';

@GuardedRoutes('test pages', 'mail-tests')
export class TestMailsController {
  constructor(
    private readonly mails: TestMails,
    private readonly database: Database,
  ) {}

  @Get('templates')
  @Access('test_pages')
  @ApiOkResponse({ type: shape('MailTemplates') })
  templates(): MailTemplates {
    return this.mails.templates();
  }

  @Get('preview')
  @Access('test_pages')
  @ApiOkResponse({ type: shape('MailPreview'), description: 'With invented people; its links open nothing.' })
  preview(@Query() query: MailTestQueryDto): MailPreview {
    return this.mails.preview(query);
  }

  @Get()
  @Access('test_pages')
  @ApiOkResponse({ type: MailTestsPageDto, description: 'Every mail of a test, the newest first.' })
  list(@Query() { limit = LIST_DEFAULT, cursor }: MailTestsQueryDto): Promise<MailTestsPageDto> {
    return listTestMails(this.database.read(), { limit, cursor });
  }

  @Post()
  @Access('test_pages')
  @Creates({ type: MailTestDto })
  send(@User() user: CurrentUser, @Body() body: NewMailTestDto): Creation<MailTestDto> {
    return (em) => this.mails.send(em, user, body);
  }

  @Get(':id')
  @Access('test_pages')
  @ApiOkResponse({ type: MailTestDto })
  find(@Param('id', IdPipe) id: string): Promise<MailTestDto> {
    return this.mails.find(id);
  }
}
