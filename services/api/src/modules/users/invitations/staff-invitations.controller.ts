import type {
  OpenedStaffInvitation,
  Role,
  StaffInvitation,
  StaffInvitations as StaffInvitationsAnswer,
} from '@ayana/contracts/identity';
import { Body, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { NewStaffInvitationDto, StaffInvitationTokenDto } from './staff-invitations.dto.js';
import { StaffInvitations } from './staff-invitations.service.js';
import { StaffJoining } from './staff-joining.service.js';

/** Colleagues who are invited. */
@Routes('users')
export class StaffInvitationsController {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly joining: StaffJoining,
  ) {}

  @Get('staff-invitations')
  @Access('users')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('StaffInvitations'), description: 'Those that were not accepted yet.' })
  async list(): Promise<StaffInvitationsAnswer> {
    return { items: await this.invitations.list() };
  }

  @Post('staff-invitations')
  @Access('users')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('StaffInvitation'), etag: false, description: '403 `administrators_only`.' })
  invite(@User() user: CurrentUser, @Body() body: NewStaffInvitationDto): Creation<StaffInvitation> {
    return (em) => this.invitations.invite(em, user, body);
  }

  @Get('staff-invitations/by-token')
  @Public()
  @ApiOkResponse({ type: shape('OpenedStaffInvitation'), description: 'For the link of a mail.' })
  opened(@Query() { token }: StaffInvitationTokenDto): Promise<OpenedStaffInvitation> {
    return this.joining.opened(token);
  }

  @Post('staff-invitations/accept')
  @Access('session')
  @ApiBearerAuth('access_token')
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Joined'), description: '403 unless signed in with the address that was invited.' })
  accept(@User() user: CurrentUser, @Body() { token }: StaffInvitationTokenDto): Promise<{ role: Role }> {
    return this.joining.accept(user, token);
  }

  @Post('staff-invitations/:id/resend')
  @Access('users')
  @ApiBearerAuth('access_token')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('StaffInvitation'), description: 'The link before works no more.' })
  resend(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StaffInvitation> {
    return this.invitations.resend(user, id);
  }

  @Delete('staff-invitations/:id')
  @Access('users')
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Its link works no more.' })
  withdraw(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.invitations.withdraw(user, id);
  }
}
