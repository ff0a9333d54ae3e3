import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { JsonValue } from '../../platform/http/json.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { DoctorHoursChangeDto, DoctorHoursDto, NewHoursExceptionDto } from './doctor-hours.dto.js';
import { DoctorHoursService } from './doctor-hours.service.js';

/** When the signed-in doctor can be booked. */
@GuardedRoutes('doctor hours', 'doctor-hours')
export class DoctorHoursController {
  constructor(private readonly hours: DoctorHoursService) {}

  @Get()
  @Access('doctor_portal')
  @ApiOkResponse({ type: DoctorHoursDto, description: '`null` for an account that is no doctor of the catalogue.' })
  @WithEtag()
  @JsonValue()
  read(@User() user: CurrentUser): Promise<DoctorHours | null> {
    return this.hours.own(user);
  }

  @Put()
  @Access('doctor_portal')
  @Changes({ type: DoctorHoursDto, description: 'Free times follow at once; booked talks outside stay.' })
  change(
    @User() user: CurrentUser,
    @Body() body: DoctorHoursChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DoctorHours> {
    return this.hours.change(user, body, ifMatch);
  }

  @Post('exceptions')
  @Access('doctor_portal')
  @Creates({ type: DoctorHoursDto, etag: false })
  add(@User() user: CurrentUser, @Body() body: NewHoursExceptionDto): Creation<DoctorHoursDto> {
    return (em) => this.hours.add(em, user, body);
  }

  @Delete('exceptions/:id')
  @Access('doctor_portal')
  @HttpCode(200)
  @ApiOkResponse({ type: DoctorHoursDto })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<DoctorHours> {
    return this.hours.remove(user, id);
  }
}
