import { shape } from '../../../platform/http/openapi/shape.js';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreferences as NotificationPreferencesAnswer,
} from '@ayana/contracts/notifications';
import { Body, Delete, Get, Injectable, Param, Patch, type PipeTransform, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { notFound } from '../../../platform/app-error.js';
import { AnySession, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NotificationPauses } from './pauses.service.js';
import { ChannelChangesDto, PauseDto, QuietHoursDto } from './preferences.dto.js';
import { NotificationPreferences } from './preferences.service.js';

/** A kind of notification in a path; any other is a page that does not exist. */
@Injectable()
class KindPipe implements PipeTransform<string, NotificationKind> {
  transform(value: string): NotificationKind {
    const kind = NOTIFICATION_KINDS.find((known) => known === value);
    if (kind === undefined) throw notFound();
    return kind;
  }
}

@GuardedRoutes('subscriptions')
export class PreferencesController {
  constructor(
    private readonly preferences: NotificationPreferences,
    private readonly pauses: NotificationPauses,
  ) {}

  @Get('notification-preferences')
  @AnySession()
  @ApiOkResponse({ type: shape('NotificationPreferences') })
  read(@User() user: CurrentUser): Promise<NotificationPreferencesAnswer> {
    return this.preferences.read(user);
  }

  @Patch('notification-preferences/:kind')
  @AnySession()
  @ApiParam({ name: 'kind', enum: NOTIFICATION_KINDS })
  @ApiOkResponse({ type: shape('NotificationPreferences') })
  choose(
    @User() user: CurrentUser,
    @Param('kind', KindPipe) kind: NotificationKind,
    @Body() changes: ChannelChangesDto,
  ): Promise<NotificationPreferencesAnswer> {
    return this.preferences.choose(user, kind, changes);
  }

  @Put('quiet-hours')
  @AnySession()
  @ApiOkResponse({ type: shape('NotificationPreferences') })
  setQuietHours(@User() user: CurrentUser, @Body() hours: QuietHoursDto): Promise<NotificationPreferencesAnswer> {
    return this.preferences.setQuietHours(user, hours);
  }

  @Delete('quiet-hours')
  @AnySession()
  @ApiOkResponse({ type: shape('NotificationPreferences') })
  endQuietHours(@User() user: CurrentUser): Promise<NotificationPreferencesAnswer> {
    return this.preferences.endQuietHours(user);
  }

  @Put('notification-pause')
  @AnySession()
  @ApiOkResponse({ type: shape('NotificationPreferences') })
  async pause(@User() user: CurrentUser, @Body() pause: PauseDto): Promise<NotificationPreferencesAnswer> {
    await this.pauses.begin(user, pause);
    return this.preferences.read(user);
  }

  @Delete('notification-pause')
  @AnySession()
  @ApiOkResponse({ type: shape('NotificationPreferences') })
  async endPause(@User() user: CurrentUser): Promise<NotificationPreferencesAnswer> {
    await this.pauses.end(user);
    return this.preferences.read(user);
  }
}
