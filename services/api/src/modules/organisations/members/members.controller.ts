import { shape } from '../../../platform/http/openapi/shape.js';
import type { Role } from '@ayana/contracts/identity';
import type { OpenedOrganisationInvitation, OrganisationInvitation } from '@ayana/contracts/organisations';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { OrganisationInvitations } from './invitations.service.js';
import { Joining } from './joining.service.js';
import { InvitationTokenDto, InvitedPersonDto, MemberChangeDto, NewInvitationDto } from './members.dto.js';
import { Members } from './members.service.js';

/** Who works for an organisation, and who is invited to. */
@Routes('organisations')
export class MembersController {
  constructor(
    private readonly members: Members,
    private readonly invitations: OrganisationInvitations,
    private readonly joining: Joining,
  ) {}

  @Post('organisations/:id/invitations')
  @Access('organisation')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('OrganisationInvitation'), description: 'By an owner or the staff; sent by mail.' })
  invite(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewInvitationDto,
  ): Creation<OrganisationInvitation> {
    return (em) => this.invitations.invite(em, user, id, body);
  }

  @Post('doctor-accounts/:id/invitations')
  @Access('organisations')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('OrganisationInvitation'), description: 'Of a doctor of the catalogue, by its id.' })
  inviteDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: InvitedPersonDto,
  ): Creation<OrganisationInvitation> {
    return (em) => this.invitations.inviteDoctor(em, user, id, body);
  }

  @Get('organisation-invitations/by-token')
  @Public()
  @ApiOkResponse({ type: shape('OpenedOrganisationInvitation'), description: 'For the link of a mail.' })
  opened(@Query() { token }: InvitationTokenDto): Promise<OpenedOrganisationInvitation> {
    return this.joining.opened(token);
  }

  @Post('organisation-invitations/accept')
  @Access('session')
  @ApiBearerAuth('access_token')
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Joined'), description: '403 unless signed in with the address that was invited.' })
  accept(@User() user: CurrentUser, @Body() { token }: InvitationTokenDto): Promise<{ role: Role }> {
    return this.joining.accept(user, token);
  }

  @Post('organisation-invitations/:id/resend')
  @Access('organisation')
  @ApiBearerAuth('access_token')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('OrganisationInvitation'), description: 'The link before no longer works.' })
  resend(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<OrganisationInvitation> {
    return this.invitations.resend(user, id);
  }

  @Delete('organisation-invitations/:id')
  @Access('organisation')
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Its link no longer works.' })
  endInvitation(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.invitations.end(user, id);
  }

  @Patch('organisations/:id/members/:user_id')
  @Access('organisation')
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: '409 `illegal_transition` for the last owner.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('user_id', IdPipe) userId: string,
    @Body() { role }: MemberChangeDto,
  ): Promise<void> {
    return this.members.change(user, id, userId, role);
  }

  @Delete('organisations/:id/members/:user_id')
  @Access('organisation')
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Their access ends. 409 `illegal_transition` for the last owner.' })
  end(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('user_id', IdPipe) userId: string,
  ): Promise<void> {
    return this.members.end(user, id, userId);
  }
}
