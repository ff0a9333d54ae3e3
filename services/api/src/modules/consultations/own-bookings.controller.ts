import type { OwnBooked } from '@ayana/contracts/consultations';
import { shape } from '../../platform/http/openapi/shape.js';
import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, SignedOutDetail, User } from '../../platform/http/access/access.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { OwnBookingDto } from './own-booking.dto.js';
import { OwnBookings } from './own-bookings.service.js';

@ApiTags('consultation requests')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('own-appointments')
export class OwnBookingsController {
  constructor(private readonly bookings: OwnBookings) {}

  @Post()
  @Access('patient_journeys')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @RateLimited('appointments')
  @Creates({ type: shape('OwnBooked'), description: '409 `slot_taken` with the next free times otherwise.' })
  book(@User() user: CurrentUser, @Body() form: OwnBookingDto): Creation<OwnBooked> {
    return (em) => this.bookings.book(em, user, form);
  }
}
