import type { FormAnswer } from '@ayana/contracts/forms';
import type { Vacancies } from '@ayana/contracts/careers';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentUser, Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import type { Creation } from '../../platform/http/routes/creates.js';
import { FormRoute } from '../forms/index.js';
import { CareerApplicationDto } from './careers.dto.js';
import { CareersService } from './careers.service.js';

const CACHE_SECONDS = 60;

@ApiProblems()
@Controller()
export class CareersController {
  constructor(private readonly careers: CareersService) {}

  @Get('vacancies')
  @Public()
  @PublicCache(CACHE_SECONDS, 'vacancies')
  @ApiTags('public')
  @ApiOkResponse({ type: shape('Vacancies') })
  vacancies(): Promise<Vacancies> {
    return this.careers.vacancies();
  }

  @FormRoute('career-application')
  apply(@Body() form: CareerApplicationDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.careers.apply(em, form, caller);
  }
}
