import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, AnySession, Caller, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { jsonValue } from '../../platform/http/json.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { FormAnswerDto, FormRoute } from '../forms/index.js';
import { ContactService } from './contact.service.js';
import { GeneralInquiriesService } from './general-inquiries.service.js';
import {
  ContactDto,
  ContactNotificationDto,
  GeneralInquiriesPageDto,
  GeneralInquiryDto,
  InquiriesQueryDto,
  InquiryChangeDto,
  OwnInquiryDto,
  QuestionDto,
} from './inquiries.dto.js';

@ApiProblems()
@Controller()
export class InquiriesController {
  constructor(
    private readonly contact: ContactService,
    private readonly inquiries: GeneralInquiriesService,
    private readonly idempotency: Idempotency,
  ) {}

  @FormRoute('contact-form')
  receive(
    @Body() form: ContactDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.contact.receive(em, form, caller));
  }

  @Post('functions/contact-notification')
  @Access('team_notices')
  @RateLimited('forms')
  @ApiTags('forms')
  @ApiBearerAuth('access_token')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: FormAnswerDto })
  notify(
    @Body() notice: ContactNotificationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.contact.notify(em, notice));
  }

  @Get('general-inquiries')
  @AnySession()
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: GeneralInquiriesPageDto })
  list(@User() user: CurrentUser, @Query() query: InquiriesQueryDto): Promise<GeneralInquiriesPageDto> {
    return this.inquiries.list(user, query);
  }

  @Post('general-inquiries')
  @AnySession()
  @RateLimited('forms')
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: OwnInquiryDto })
  ask(
    @User() user: CurrentUser,
    @Body() question: QuestionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.contact.ask(em, user, question));
  }

  @Get('general-inquiries/unread-count')
  @AnySession()
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ schema: { type: 'integer' } })
  async unreadCount(@User() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return jsonValue(reply, await this.inquiries.unreadCount(user));
  }

  @Patch('general-inquiries/:id')
  @AnySession()
  @ApiTags('general inquiries')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: GeneralInquiryDto })
  markRead(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() _change: InquiryChangeDto,
  ): Promise<GeneralInquiryDto> {
    return this.inquiries.markRead(user, id);
  }
}
