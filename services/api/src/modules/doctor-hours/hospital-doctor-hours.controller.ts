import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { DoctorHoursChangeDto, DoctorHoursDto, NewHoursExceptionDto } from './doctor-hours.dto.js';
import { DoctorHoursService } from './doctor-hours.service.js';

/** When the doctors of the caller's hospital can be booked. */
@GuardedRoutes('doctor hours', 'hospital-doctor-hours')
export class HospitalDoctorHoursController {
  constructor(private readonly hours: DoctorHoursService) {}

  @Get(':id')
  @Access('hospital_portal')
  @ApiOkResponse({ type: DoctorHoursDto, description: 'Without notes, and without what names the patients of talks.' })
  @WithEtag()
  read(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<DoctorHours> {
    return this.hours.ofHospital(user, id);
  }

  @Put(':id')
  @Access('hospital_portal')
  @Changes({ type: DoctorHoursDto, description: 'Free times follow at once; the doctor is informed.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DoctorHoursChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DoctorHours> {
    return this.hours.change(user, body, ifMatch, id);
  }

  @Post(':id/exceptions')
  @Access('hospital_portal')
  @Creates({ type: DoctorHoursDto, etag: false })
  add(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewHoursExceptionDto,
  ): Creation<DoctorHoursDto> {
    return (em) => this.hours.add(em, user, body, id);
  }

  @Delete(':id/exceptions/:exception_id')
  @Access('hospital_portal')
  @HttpCode(200)
  @ApiOkResponse({ type: DoctorHoursDto })
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('exception_id', IdPipe) exception: string,
  ): Promise<DoctorHours> {
    return this.hours.remove(user, exception, id);
  }
}
