import { Body, Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CurrentUser, Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { FormRoute } from '../forms/index.js';
import { CareerApplicationDto, VacanciesDto } from './careers.dto.js';
import { CareersService } from './careers.service.js';

const CACHE_SECONDS = 60;

@ApiProblems()
@Controller()
export class CareersController {
  constructor(
    private readonly careers: CareersService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get('vacancies')
  @Public()
  @PublicCache(CACHE_SECONDS, 'vacancies')
  @ApiTags('public')
  @ApiOkResponse({ type: VacanciesDto })
  vacancies(): Promise<VacanciesDto> {
    return this.careers.vacancies();
  }

  @FormRoute('career-application')
  apply(
    @Body() form: CareerApplicationDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.careers.apply(em, form, caller));
  }
}
