import type { PatientNotificationsPage } from '@ayana/contracts/notifications';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type CurrentUser, Access, User } from '../../platform/http/access/access.js';
import { JsonValue } from '../../platform/http/json.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { MarkReadDto, NotificationsQueryDto } from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

@GuardedRoutes('notifications', 'patient-notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Access('patient_notifications')
  @ApiOkResponse({ type: shape('PatientNotificationsPage') })
  list(@User() user: CurrentUser, @Query() query: NotificationsQueryDto): Promise<PatientNotificationsPage> {
    return this.notifications.list(user, query);
  }

  @Get('unread-count')
  @Access('patient_notifications')
  @ApiOkResponse({ schema: { type: 'integer' } })
  @JsonValue()
  unreadCount(@User() user: CurrentUser): Promise<number> {
    return this.notifications.unreadCount(user);
  }

  @Post('mark-read')
  @Access('patient_notifications')
  @HttpCode(200)
  @ApiOkResponse({ schema: { type: 'integer', description: 'How many were unread and are read now.' } })
  @JsonValue()
  markRead(@User() user: CurrentUser, @Body() { ids }: MarkReadDto): Promise<number> {
    return this.notifications.markRead(user, ids);
  }
}
