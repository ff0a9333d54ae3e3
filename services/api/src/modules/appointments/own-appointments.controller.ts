import type { OwnAppointment, Appointment } from '@ayana/contracts/consultations';
import { shape } from '../../platform/http/openapi/shape.js';
import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, SignedOutDetail, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { MoveOwnAppointmentDto } from './own-appointments.dto.js';
import { OwnAppointments } from './own-appointments.service.js';

/** The caller's own appointments with doctors, by the id of the request they were booked with. */
@GuardedRoutes('consultation requests', 'own-appointments')
export class OwnAppointmentsController {
  constructor(private readonly appointments: OwnAppointments) {}

  @Get()
  @Access('signed_in')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @ApiOkResponse({ type: [shape('OwnAppointment')], description: 'The latest first; of the newest 100 requests.' })
  list(@User() user: CurrentUser): Promise<OwnAppointment[]> {
    return this.appointments.list(user);
  }

  @Post(':id/move')
  @Access('signed_in')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Appointment'), description: 'Repeated, it gives the same answer.' })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) requestId: string,
    @Body() { slot_id }: MoveOwnAppointmentDto,
  ): Promise<Appointment> {
    return this.appointments.move(user, requestId, slot_id);
  }

  @Post(':id/cancel')
  @Access('signed_in')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Appointment'), description: 'Repeated, it gives the same answer.' })
  cancel(@User() user: CurrentUser, @Param('id', IdPipe) requestId: string): Promise<Appointment> {
    return this.appointments.cancel(user, requestId);
  }
}
