import type { Threads as ThreadsAnswer, MessagesPage, Message, ReadAnswer } from '@ayana/contracts/journey';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { SenderConfirmations } from './sender-confirmations.service.js';
import { MessagesQueryDto, NewMessageDto, ReadMarkDto, ConfirmSenderDto, ThreadsQueryDto } from './threads.dto.js';
import { Threads } from './threads.service.js';

/** The threads of a journey. Everyone reads those they may write in; any other is the same 404 as none. */
@GuardedRoutes('threads', 'threads')
export class ThreadsController {
  constructor(
    private readonly threads: Threads,
    private readonly confirmations: SenderConfirmations,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('Threads'), description: 'With the patient first, then internal, then with partners.' })
  async list(@User() user: CurrentUser, @Query() { journey_id }: ThreadsQueryDto): Promise<ThreadsAnswer> {
    return { items: await this.threads.list(user, journey_id) };
  }

  @Get('unread-count')
  @Access('patient_journeys')
  @ApiOkResponse({
    schema: { type: 'integer' },
    description: 'Unread messages; for staff those of the cases they manage.',
  })
  @JsonValue()
  unreadCount(@User() user: CurrentUser): Promise<number> {
    return this.threads.unreadCount(user);
  }

  @Get(':id/messages')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('MessagesPage'), description: 'The newest first.' })
  messages(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() query: MessagesQueryDto,
  ): Promise<MessagesPage> {
    return this.threads.messages(user, id, query);
  }

  @Post(':id/messages')
  @Access('patient_journeys')
  @Creates({ type: shape('Message') })
  post(@User() user: CurrentUser, @Param('id', IdPipe) id: string, @Body() body: NewMessageDto): Creation<Message> {
    return (em) => this.threads.post(em, user, id, body);
  }

  @Post(':id/messages/:message_id/confirmation')
  @Access('case_work')
  @Creates({
    type: shape('Message'),
    description: 'The sender of this message is who they say they are, as staff have made sure; of no other message.',
  })
  confirm(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('message_id', IdPipe) message_id: string,
    @Body() { how }: ConfirmSenderDto,
  ): Creation<Message> {
    return (em) => this.confirmations.confirm(em, user, id, message_id, how);
  }

  @Post(':id/read')
  @Access('patient_journeys')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('ReadAnswer') })
  markRead(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { until }: ReadMarkDto,
  ): Promise<ReadAnswer> {
    return this.threads.markRead(user, id, until);
  }
}
