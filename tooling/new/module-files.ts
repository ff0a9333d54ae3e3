import type { Name } from './names.ts';

/** The files of an API module by their paths. `one` is the name of one of what it keeps. */
export function moduleFiles(name: Name, one: Name, folder: string): Record<string, string> {
  return {
    [`${folder}/${name.kebab}.controller.ts`]: controller(name, one),
    [`${folder}/${name.kebab}.dto.ts`]: dto(name, one),
    [`${folder}/${name.kebab}.service.ts`]: service(name, one),
    [`${folder}/${one.kebab}.entity.ts`]: entity(name, one),
    [`${folder}/${name.kebab}.module.ts`]: moduleClass(name, one),
    [`${folder}/${name.kebab}.test.ts`]: test(name),
  };
}

function controller(name: Name, one: Name): string {
  return `import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnySession, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { ${one.pascal}Dto, ${name.pascal}PageDto, ${name.pascal}QueryDto, New${one.pascal}Dto } from './${name.kebab}.dto.js';
import { ${name.pascal}Service } from './${name.kebab}.service.js';

@ApiTags('${name.kebab}')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('${name.kebab}')
export class ${name.pascal}Controller {
  constructor(
    private readonly ${name.camel}: ${name.pascal}Service,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @AnySession()
  @ApiOkResponse({ type: ${name.pascal}PageDto })
  list(@User() user: CurrentUser, @Query() query: ${name.pascal}QueryDto): Promise<${name.pascal}PageDto> {
    return this.${name.camel}.list(user, query);
  }

  @Post()
  @AnySession()
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ${one.pascal}Dto })
  add(
    @User() user: CurrentUser,
    @Body() form: New${one.pascal}Dto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.${name.camel}.add(em, user, form));
  }
}
`;
}

function dto(name: Name, one: Name): string {
  return `import { ApiProperty } from '@nestjs/swagger';
import { IntegerField, TextField } from '../../platform/http/input/fields.js';

/** How many a list holds unless asked otherwise. */
export const LIST_DEFAULT = 20;
export const LIST_MAX = 100;

export class ${name.pascal}QueryDto {
  @IntegerField({ label: 'Limit', optional: true, min: 1, max: LIST_MAX, fallback: LIST_DEFAULT })
  limit?: number;

  @TextField({ label: 'Cursor', optional: true, description: '\`next_cursor\` of the page before.' })
  cursor?: string;
}

export class New${one.pascal}Dto {
  @TextField({ label: 'Title' })
  title!: string;
}

export class ${one.pascal}Dto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class ${name.pascal}PageDto {
  @ApiProperty({ type: [${one.pascal}Dto] })
  items!: ${one.pascal}Dto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
`;
}

function service(name: Name, one: Name): string {
  return `import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { comesAfter, pageByTime, type Part } from '../../platform/http/cursor.js';
import { LIST_DEFAULT, type ${one.pascal}Dto, type ${name.pascal}PageDto, type ${name.pascal}QueryDto, type New${one.pascal}Dto } from './${name.kebab}.dto.js';
import { ${one.pascal} } from './${one.kebab}.entity.js';

/** ${name.words} of signed-in people. Whose they are is in every query. */
@Injectable()
export class ${name.pascal}Service {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The caller's own, newest first. */
  async list(user: CurrentUser, query: ${name.pascal}QueryDto): Promise<${name.pascal}PageDto> {
    const { limit = LIST_DEFAULT, cursor } = query;
    const { items, next_cursor } = await pageByTime(
      { limit, cursor },
      (part) => this.read(user, part),
      ({ id, created_at }) => ({ at: isoTime(created_at), id }),
    );
    return { items: items.map((row) => ({ ...row, created_at: isoTime(row.created_at) })), next_cursor };
  }

  private read(user: CurrentUser, { after, limit }: Part) {
    const rows = this.database
      .read()
      .selectFrom('${name.snake}')
      .select(['id', 'title', 'created_at'])
      .where('user_id', '=', user.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    return (after ? rows.where(comesAfter(after, ['created_at', 'id'])) : rows).execute();
  }

  /** Adds one for the caller, within the transaction of the request's key. */
  async add(em: EntityManager, user: CurrentUser, { title }: New${one.pascal}Dto): Promise<${one.pascal}Dto> {
    const row = { id: this.ids.next(), user_id: user.id, title, created_at: this.clock.now() };
    em.create(${one.pascal}, row);
    await em.flush();
    return { id: row.id, title, created_at: isoTime(row.created_at) };
  }
}
`;
}

function entity(name: Name, one: Name): string {
  return `import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ${one.pascal}Schema = defineEntity({
  name: '${one.pascal}',
  tableName: '${name.snake}',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    title: p.string(),
    created_at: p.datetime(),
  },
});

export class ${one.pascal} extends ${one.pascal}Schema.class {}
${one.pascal}Schema.setClass(${one.pascal});

declare module '../../platform/database/tables.js' {
  interface Tables {
    ${name.snake}: InferKyselyTable<typeof ${one.pascal}Schema>;
  }
}
`;
}

function moduleClass(name: Name, one: Name): string {
  return `import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ${one.pascal}Schema } from './${one.kebab}.entity.js';
import { ${name.pascal}Controller } from './${name.kebab}.controller.js';
import { ${name.pascal}Service } from './${name.kebab}.service.js';

@Module({
  imports: [DatabaseModule.forFeature(${one.pascal}Schema)],
  controllers: [${name.pascal}Controller],
  providers: [${name.pascal}Service],
})
export class ${name.pascal}Module {}
`;
}

function test(name: Name): string {
  return `import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('what one person adds is theirs to see, and nobody else’s', async () => {
  const added = await api.call('POST', '/${name.kebab}', { as: 'patient', body: { title: 'Mine' } });
  expect(added.status).toBe(201);
  const own = await api.call('GET', '/${name.kebab}', { as: 'patient' });
  expect(own.body).toMatchObject({ items: [{ title: 'Mine' }], next_cursor: null });
  const others = await api.call('GET', '/${name.kebab}', { as: 'doctor' });
  expect(others.body).toEqual({ items: [], next_cursor: null });
});

test('needs a title', async () => {
  expect(refusedFieldsOf(await api.call('POST', '/${name.kebab}', { as: 'patient', body: {} }))).toEqual(['title']);
});

test('the rule ${name.words} exist for', () => {
  throw new Error('Write first, through HTTP, who may see and change what. Then make it pass.');
});
`;
}
