import type { Live } from '@ayana/contracts/operation';
import { shape } from '../http/openapi/shape.js';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../config/config.js';
import { Public } from '../http/access/access.js';
import { type CheckState, Health } from './health.js';

export class StartedDto {
  @ApiProperty({ enum: ['up', 'down'] })
  status!: CheckState;

  @ApiProperty({ description: 'Of the program (AYANA_VERSION).' })
  version!: string;
}

export class ReadyDto extends StartedDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up', 'down'] },
    description: 'By name: migrations, seeds, storage (the database takes writes), mail, pages, redis.',
  })
  checks!: Readonly<Record<string, CheckState>>;
}

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
  @ApiOkResponse({ type: StartedDto })
  @ApiServiceUnavailableResponse({ type: StartedDto })
  started(@Res({ passthrough: true }) reply: FastifyReply): StartedDto {
    return this.answer(reply, { status: this.health.start() });
  }

  @Get('ready')
  @Public()
  @ApiOkResponse({ type: ReadyDto })
  @ApiServiceUnavailableResponse({ type: ReadyDto })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyDto> {
    return this.answer(reply, await this.health.readiness());
  }

  private answer<T extends { status: CheckState }>(reply: FastifyReply, state: T): T & { version: string } {
    if (state.status === 'down') void reply.status(503);
    return { ...state, version: this.config.version };
  }
}
