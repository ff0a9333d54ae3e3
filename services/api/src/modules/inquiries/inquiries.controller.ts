import type { FormAnswer } from '@ayana/contracts/forms';
import type { GeneralInquiriesPage, OwnInquiry } from '@ayana/contracts/contact';
import type { GeneralInquiry } from '@ayana/contracts/realtime';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FormWithFiles, type VisitorForm } from '../../platform/files/visitor-form.js';
import { Access, AnySession, Caller, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { type Answered, Creates, type Creation, Once, type RunOnce } from '../../platform/http/routes/creates.js';
import { FormRoute } from '../forms/index.js';
import { FormPapers } from '../records/index.js';
import { ContactService } from './contact.service.js';
import { GeneralInquiriesService } from './general-inquiries.service.js';
import {
  ContactDto,
  ContactNotificationDto,
  InquiriesQueryDto,
  InquiryChangeDto,
  QuestionDto,
} from './inquiries.dto.js';

@ApiProblems()
@Controller()
export class InquiriesController {
  constructor(
    private readonly contact: ContactService,
    private readonly papers: FormPapers,
    private readonly inquiries: GeneralInquiriesService,
  ) {}

  @FormRoute('contact-form')
  receive(
    @Body() form: ContactDto,
    @Caller() caller: CurrentUser | null,
    @FormWithFiles() sent: VisitorForm | null,
    @Once() once: RunOnce,
  ): Promise<Answered> {
    return this.papers.use(sent, form, caller, once, (files) => (em) => this.contact.receive(em, form, files));
  }

  @Post('functions/contact-notification')
  @Access('team_notices')
  @RateLimited('forms')
  @ApiTags('forms')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('FormAnswer') })
  notify(@Body() notice: ContactNotificationDto): Creation<FormAnswer> {
    return (em) => this.contact.notify(em, notice);
  }

  @Get('general-inquiries')
  @AnySession()
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('GeneralInquiriesPage') })
  list(@User() user: CurrentUser, @Query() query: InquiriesQueryDto): Promise<GeneralInquiriesPage> {
    return this.inquiries.list(user, query);
  }

  @Post('general-inquiries')
  @AnySession()
  @RateLimited('forms')
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('OwnInquiry') })
  ask(@User() user: CurrentUser, @Body() question: QuestionDto): Creation<OwnInquiry> {
    return (em) => this.contact.ask(em, user, question);
  }

  @Get('general-inquiries/unread-count')
  @AnySession()
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ schema: { type: 'integer' } })
  @JsonValue()
  unreadCount(@User() user: CurrentUser): Promise<number> {
    return this.inquiries.unreadCount(user);
  }

  @Patch('general-inquiries/:id')
  @AnySession()
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('GeneralInquiry') })
  markRead(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() _change: InquiryChangeDto,
  ): Promise<GeneralInquiry> {
    return this.inquiries.markRead(user, id);
  }
}
