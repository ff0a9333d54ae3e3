import type { FormAnswer } from '@ayana/contracts/forms';
import { Body, Controller } from '@nestjs/common';
import { Caller, type CurrentUser } from '../../platform/http/access/access.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import type { Creation } from '../../platform/http/routes/creates.js';
import { FormRoute } from '../forms/index.js';
import { DoctorApplicationDto, PartnerApplicationDto } from './partnerships.dto.js';
import { PartnershipsService } from './partnerships.service.js';

@ApiProblems()
@Controller()
export class PartnershipsController {
  constructor(private readonly partnerships: PartnershipsService) {}

  @FormRoute('partner-application')
  applyAsPartner(@Body() form: PartnerApplicationDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.partnerships.applyAsPartner(em, form, caller);
  }

  @FormRoute('doctor-application')
  applyAsDoctor(@Body() form: DoctorApplicationDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.partnerships.applyAsDoctor(em, form, caller);
  }
}
