import type { ListedMedicines, MedicineChecks } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { MedicineCheckFormDto, MedicineSearchDto } from './medicines.dto.js';
import { Medicines } from './medicines.service.js';

/** The kept list of medicines, for those who prescribe. */
@GuardedRoutes('prescriptions', 'medicines')
export class MedicinesController {
  constructor(private readonly medicines: Medicines) {}

  @Get()
  @Access('case_manager')
  @ApiOkResponse({ type: shape('ListedMedicines'), description: 'Generic names: those that begin with it come first.' })
  search(@Query() { q }: MedicineSearchDto): ListedMedicines {
    return { items: this.medicines.search(q) };
  }

  @Post('checks')
  @Access('case_manager')
  @HttpCode(200)
  @ApiOkResponse({
    type: shape('MedicineChecks'),
    description: 'What is known against each. A help, and not complete.',
  })
  async check(@User() user: CurrentUser, @Body() body: MedicineCheckFormDto): Promise<MedicineChecks> {
    return { items: await this.medicines.checked(user, body) };
  }
}
