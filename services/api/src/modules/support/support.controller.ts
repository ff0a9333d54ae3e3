import { Body, Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CurrentUser, Public } from '../../platform/http/access/access.js';
import { Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { FormRoute } from '../forms/index.js';
import { FollowedRequestDto, FollowQueryDto, SupportRequestDto } from './support.dto.js';
import { SupportService } from './support.service.js';

@ApiProblems()
@Controller()
export class SupportController {
  constructor(
    private readonly support: SupportService,
    private readonly idempotency: Idempotency,
  ) {}

  @FormRoute('support-request')
  receive(
    @Body() form: SupportRequestDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.support.receive(em, form, caller));
  }

  @Get('support-requests/followed')
  @Public()
  @ApiTags('public')
  @ApiOkResponse({ type: FollowedRequestDto, description: 'For the token of the mailed link; 404 for any other.' })
  followed(@Query() { request }: FollowQueryDto): Promise<FollowedRequestDto> {
    return this.support.followed(request);
  }
}
