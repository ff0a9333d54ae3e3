import type { OwnBooked } from '@ayana/contracts/consultations';
import { shape } from '../../platform/http/openapi/shape.js';
import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import { Body, Post } from '@nestjs/common';
import { Access, type CurrentUser, SignedOutDetail, User } from '../../platform/http/access/access.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { OwnBookingDto } from './own-booking.dto.js';
import { OwnBookings } from './own-bookings.service.js';

@GuardedRoutes('consultation requests', 'own-appointments')
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
