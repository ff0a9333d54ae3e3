import { shape } from '../../../platform/http/openapi/shape.js';
import type { ChangeProposal, PublicProfile } from '@ayana/contracts/organisations';
import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { DoctorProposalDto, HospitalProposalDto, ProposalReturnDto, ProposalsQueryDto } from './proposals.dto.js';
import { Proposals } from './proposals.service.js';

/** What organisations and doctors propose to change of the public site. */
@GuardedRoutes('change proposals')
export class ProposalsController {
  constructor(private readonly proposals: Proposals) {}

  @Get('change-proposals')
  @Access('organisation')
  @ApiOkResponse({ type: shape('ChangeProposalsPage'), description: 'One’s own; the staff see all. Newest first.' })
  list(@User() user: CurrentUser, @Query() query: ProposalsQueryDto): Promise<Page<ChangeProposal>> {
    return this.proposals.list(user, query);
  }

  @Get('public-profiles/own')
  @Access('organisation')
  @ApiOkResponse({
    schema: { nullable: true, allOf: [{ $ref: '#/components/schemas/PublicProfileDto' }] },
    description: 'Of the doctor of the catalogue who the caller is; null for others.',
  })
  @JsonValue()
  own(@User() user: CurrentUser): Promise<PublicProfile | null> {
    return this.proposals.ownProfile(user);
  }

  @Get('public-profiles/hospitals/:id')
  @Access('organisation')
  @ApiOkResponse({ type: shape('PublicProfile') })
  hospital(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<PublicProfile> {
    return this.proposals.profile(user, 'hospital', id);
  }

  @Get('public-profiles/doctors/:id')
  @Access('organisation')
  @ApiOkResponse({ type: shape('PublicProfile') })
  doctor(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<PublicProfile> {
    return this.proposals.profile(user, 'doctor', id);
  }

  @Post('public-profiles/hospitals/:id/proposals')
  @Access('organisation')
  @Creates({
    type: shape('PublicProfile'),
    description: 'It replaces what waits: its version is the ETag, 0 for none.',
  })
  @ApiIfMatch()
  proposeHospital(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: HospitalProposalDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<PublicProfile> {
    return (em) => this.proposals.propose(em, user, { kind: 'hospital', id, ifMatch }, body);
  }

  @Post('public-profiles/doctors/:id/proposals')
  @Access('organisation')
  @Creates({
    type: shape('PublicProfile'),
    description: 'It replaces what waits: its version is the ETag, 0 for none.',
  })
  @ApiIfMatch()
  @ApiConfirmed()
  proposeDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DoctorProposalDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<PublicProfile> {
    return (em) => this.proposals.propose(em, user, { kind: 'doctor', id, ifMatch }, body);
  }

  @Post('change-proposals/:id/withdraw')
  @Access('organisation')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('ChangeProposal'), description: '409 `illegal_transition` once it was decided.' })
  withdraw(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<ChangeProposal> {
    return this.proposals.withdraw(user, id);
  }

  @Post('change-proposals/:id/approve')
  @Access('organisations')
  @Changes({ type: shape('ChangeProposal'), etag: false, description: 'The public site shows it from now on.' })
  @ApiConfirmed()
  approve(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ChangeProposal> {
    return this.proposals.approve(user, id, ifMatch);
  }

  @Post('change-proposals/:id/return')
  @Access('organisations')
  @Changes({ type: shape('ChangeProposal'), etag: false, description: 'With a reason, which is mailed.' })
  sendBack(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ProposalReturnDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ChangeProposal> {
    return this.proposals.sendBack(user, id, reason, ifMatch);
  }
}
