import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { ListedMedicinesDto, MedicineCheckFormDto, MedicineChecksDto, MedicineSearchDto } from './medicines.dto.js';
import { Medicines } from './medicines.service.js';

/** The kept list of medicines, for those who prescribe. */
@ApiTags('prescriptions')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('medicines')
export class MedicinesController {
  constructor(private readonly medicines: Medicines) {}

  @Get()
  @Access('case_manager')
  @ApiOkResponse({ type: ListedMedicinesDto, description: 'Generic names: those that begin with it come first.' })
  search(@Query() { q }: MedicineSearchDto): ListedMedicinesDto {
    return { items: this.medicines.search(q) };
  }

  @Post('checks')
  @Access('case_manager')
  @HttpCode(200)
  @ApiOkResponse({ type: MedicineChecksDto, description: 'What is known against each. A help, and not complete.' })
  async check(@User() user: CurrentUser, @Body() body: MedicineCheckFormDto): Promise<MedicineChecksDto> {
    return { items: await this.medicines.checked(user, body) };
  }
}
