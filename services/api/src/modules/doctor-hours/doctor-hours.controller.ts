import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { jsonValue } from '../../platform/http/json.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { DoctorHoursChangeDto, DoctorHoursDto, NewHoursExceptionDto } from './doctor-hours.dto.js';
import { DoctorHoursService } from './doctor-hours.service.js';

/** When the signed-in doctor can be booked. */
@ApiTags('doctor hours')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('doctor-hours')
export class DoctorHoursController {
  constructor(
    private readonly hours: DoctorHoursService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('doctor_portal')
  @ApiOkResponse({ type: DoctorHoursDto, description: '`null` for an account that is no doctor of the catalogue.' })
  async read(@User() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const hours = await this.hours.read(user);
    return jsonValue(reply, hours === null ? null : withEtag(reply, hours));
  }

  @Put()
  @Access('doctor_portal')
  @ApiIfMatch()
  @ApiOkResponse({ type: DoctorHoursDto, description: 'Free times follow at once; booked talks outside stay.' })
  async change(
    @User() user: CurrentUser,
    @Body() body: DoctorHoursChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoctorHours> {
    return withEtag(reply, await this.hours.change(user, body, ifMatch));
  }

  @Post('exceptions')
  @Access('doctor_portal')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: DoctorHoursDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewHoursExceptionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.hours.add(em, user, body));
  }

  @Delete('exceptions/:id')
  @Access('doctor_portal')
  @HttpCode(200)
  @ApiOkResponse({ type: DoctorHoursDto })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<DoctorHours> {
    return this.hours.remove(user, id);
  }
}
