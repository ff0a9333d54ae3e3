import { shape } from '../../platform/http/openapi/shape.js';
import { ROOM_TOKEN_HEADER, type IceServers } from '@ayana/contracts/consultation-room';
import { Body, createParamDecorator, type ExecutionContext, Get, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access/access.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { RoomDto } from './room.dto.js';
import { NewVisitDto, VisitDto } from './visits.dto.js';
import { RoomVisits } from './visits.service.js';

const WITH_TOKEN = { name: ROOM_TOKEN_HEADER, required: true, description: 'The secret of the room session.' };

/** Empty without one, which opens nothing. */
const RoomToken = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  String(context.switchToHttp().getRequest<FastifyRequest>().headers[ROOM_TOKEN_HEADER.toLowerCase()] ?? ''),
);

/** The room for a visitor without an account: what the room session opens, and the only routes that know it. */
@Routes('consultation room', 'room-visits')
export class VisitsController {
  constructor(private readonly visits: RoomVisits) {}

  @Post()
  @Public()
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: VisitDto, description: 'One device at a time: the device before loses its session.' })
  begin(@Body() { token }: NewVisitDto): Promise<VisitDto> {
    return this.visits.begin(token);
  }

  @Get('current')
  @Public()
  @ApiHeader(WITH_TOKEN)
  @ApiOkResponse({
    type: RoomDto,
    description: '410 `link_invalid` once the session has ended: by another device, or with the appointment.',
  })
  read(@RoomToken() token: string): Promise<RoomDto> {
    return this.visits.read(token);
  }

  @Get('current/ice-servers')
  @Public()
  @ApiHeader(WITH_TOKEN)
  @ApiOkResponse({ type: shape('IceServers') })
  iceServers(@RoomToken() token: string): Promise<IceServers> {
    return this.visits.iceServers(token);
  }
}
