import { shape } from '../http/openapi/shape.js';
import type { Live, Started, Ready } from '@ayana/contracts/operation';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../config/config.js';
import { Public } from '../http/access/access.js';
import { type CheckState } from '@ayana/contracts/operation';
import { Health } from './health.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: Health,
    private readonly config: Config,
  ) {}

  @Get('live')
  @Public()
  @ApiOkResponse({ type: shape('Live') })
  live(): Live {
    return { status: 'up', version: this.config.version };
  }

  @Get('started')
  @Public()
  @ApiOkResponse({ type: shape('Started') })
  @ApiServiceUnavailableResponse({ type: shape('Started') })
  started(@Res({ passthrough: true }) reply: FastifyReply): Started {
    return this.answer(reply, { status: this.health.start() });
  }

  @Get('ready')
  @Public()
  @ApiOkResponse({ type: shape('Ready') })
  @ApiServiceUnavailableResponse({ type: shape('Ready') })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Ready> {
    return this.answer(reply, await this.health.readiness());
  }

  private answer<T extends { status: CheckState }>(reply: FastifyReply, state: T): T & { version: string } {
    if (state.status === 'down') void reply.status(503);
    return { ...state, version: this.config.version };
  }
}
