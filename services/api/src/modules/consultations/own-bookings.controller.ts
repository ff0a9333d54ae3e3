import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, SignedOutDetail, User } from '../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { OwnBookedDto, OwnBookingDto } from './own-booking.dto.js';
import { OwnBookings } from './own-bookings.service.js';

@ApiTags('consultation requests')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('own-appointments')
export class OwnBookingsController {
  constructor(
    private readonly bookings: OwnBookings,
    private readonly idempotency: Idempotency,
  ) {}

  @Post()
  @Access('patient_journeys')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @RateLimited('appointments')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: OwnBookedDto, description: '409 `slot_taken` with the next free times otherwise.' })
  book(
    @User() user: CurrentUser,
    @Body() form: OwnBookingDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.bookings.book(em, user, form));
  }
}
