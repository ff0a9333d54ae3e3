import type { Hold } from '@ayana/contracts/catalogue';
import type { Appointment } from '@ayana/contracts/consultations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { AppointmentTokenDto, HoldRequestDto, MoveAppointmentDto, ReleaseDto } from './appointments.dto.js';
import { AppointmentsService } from './appointments.service.js';
import { Holders } from './holders.js';
import { HoldsService } from './holds.service.js';

@Routes('public')
export class AppointmentsController {
  constructor(
    private readonly holds: HoldsService,
    private readonly holders: Holders,
    private readonly appointments: AppointmentsService,
  ) {}

  @Post('doctors/:id/holds')
  @Public()
  @RateLimited('holds')
  @ApiCreatedResponse({
    type: shape('Hold'),
    description:
      '409 `slot_taken` with the next free times otherwise; 429 `too_many_holds` with `Retry-After` where one address holds too many.',
  })
  hold(
    @Param('id', IdPipe) id: string,
    @Body() wanted: HoldRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Hold> {
    return this.holds.hold(id, wanted, this.holders.recognise(request, reply));
  }

  @Delete('doctors/:id/holds/:slot_id')
  @Public()
  @RateLimited('holds')
  @HttpCode(204)
  @ApiNoContentResponse()
  release(
    @Param('id', IdPipe) id: string,
    @Param('slot_id', IdPipe) slotId: string,
    @Body() { holder_key }: ReleaseDto,
  ): Promise<void> {
    return this.holds.release(id, slotId, holder_key);
  }

  @Get('appointments/by-token')
  @Public()
  @ApiOkResponse({ type: shape('Appointment'), description: 'For the token of the mailed link; 404 for any other.' })
  byToken(@Query() { token }: AppointmentTokenDto): Promise<Appointment> {
    return this.appointments.byToken(token);
  }

  @Post('appointments/move')
  @Public()
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Appointment') })
  move(@Body() wanted: MoveAppointmentDto): Promise<Appointment> {
    return this.appointments.move(wanted);
  }

  @Post('appointments/cancel')
  @Public()
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Appointment') })
  cancel(@Body() { token }: AppointmentTokenDto): Promise<Appointment> {
    return this.appointments.cancel(token);
  }
}
