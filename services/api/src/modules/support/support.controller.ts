import type { FormAnswer } from '@ayana/contracts/forms';
import type { FollowedRequest } from '@ayana/contracts/support';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentUser, Public } from '../../platform/http/access/access.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import type { Creation } from '../../platform/http/routes/creates.js';
import { FormRoute } from '../forms/index.js';
import { FollowQueryDto, SupportRequestDto } from './support.dto.js';
import { SupportService } from './support.service.js';

@ApiProblems()
@Controller()
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @FormRoute('support-request')
  receive(@Body() form: SupportRequestDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.support.receive(em, form, caller);
  }

  @Get('support-requests/followed')
  @Public()
  @ApiTags('public')
  @ApiOkResponse({
    type: shape('FollowedRequest'),
    description: 'For the token of the mailed link; 404 for any other.',
  })
  followed(@Query() { request }: FollowQueryDto): Promise<FollowedRequest> {
    return this.support.followed(request);
  }
}
