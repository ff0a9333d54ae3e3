import { Body, Delete, Get, Param, Patch, Post, Query, type StreamableFile, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { type CatalogueFilters, type CatalogueRowDto, type ListQuery, RemovalQueryDto } from './catalogue-row.dto.js';
import type { CatalogueUpkeep } from './catalogue-upkeep.js';

/** The shapes of one table: what is sent and what is answered. */
interface UpkeepShapes<Row, Added, Filters> {
  row: Type<Row>;
  page: Type<Page<Row>>;
  added: Type<Added>;
  change: Type<Partial<Added>>;
  filters: Type<Filters>;
  query: Type<Filters & ListQuery>;
  /** Whether its plan has `prices`. */
  asksAboutPrices?: boolean;
}

const NOTHING: MethodDecorator = () => undefined;

/** The routes by which staff keep one table of the catalogue: every table has the same ones. */
export function upkeepController<Row extends CatalogueRowDto, Added extends object, Filters extends CatalogueFilters>(
  shapes: UpkeepShapes<Row, Added, Filters>,
) {
  @ApiTags('catalogue')
  @ApiProblems()
  @ApiBearerAuth('access_token')
  abstract class UpkeepController {
    protected abstract readonly upkeep: CatalogueUpkeep<Row, Added, Filters>;

    @Get()
    @Access('catalogue_upkeep')
    @ApiOkResponse({ type: shapes.page, description: 'All of them, the removed ones too.' })
    @Reads(shapes.query)
    list(@Query() query: Filters & ListQuery): Promise<Page<Row>> {
      return this.upkeep.list(query);
    }

    @Get('export')
    @Expensive('csv')
    @Access('catalogue_upkeep')
    @ApiProduces('text/csv')
    @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters; recorded.' })
    @Reads(Object, shapes.filters)
    export(@User() user: CurrentUser, @Query() filters: Filters): Promise<StreamableFile> {
      return this.upkeep.export(user, filters);
    }

    @Get(':id')
    @Access('catalogue_upkeep')
    @ApiOkResponse({ type: shapes.row, description: 'With the ETag of its version, and what depends on it.' })
    @WithEtag()
    one(@Param('id', IdPipe) id: string): Promise<Row> {
      return this.upkeep.one(id);
    }

    @Post()
    @Access('catalogue_upkeep')
    @Creates({ type: shapes.row })
    @Reads(Object, shapes.added)
    add(@User() user: CurrentUser, @Body() body: Added): Creation<Row> {
      return (em) => this.upkeep.add(em, user, body);
    }

    @Patch(':id')
    @Access('catalogue_upkeep')
    @Changes({ type: shapes.row })
    @(shapes.asksAboutPrices === true ? ApiConfirmed() : NOTHING)
    @Reads(Object, String, shapes.change, Object)
    update(
      @User() user: CurrentUser,
      @Param('id', IdPipe) id: string,
      @Body() body: Partial<Added>,
      @IfMatch() ifMatch: string | undefined,
    ): Promise<Row> {
      return this.upkeep.update(user, id, body, ifMatch);
    }

    @Delete(':id')
    @Access('catalogue_upkeep')
    @Changes({
      status: 204,
      description: 'No public page shows it any more. 409 `illegal_transition` where something depends on it.',
    })
    remove(
      @User() user: CurrentUser,
      @Param('id', IdPipe) id: string,
      @Query() { dependents }: RemovalQueryDto,
      @IfMatch() ifMatch: string | undefined,
    ): Promise<void> {
      return this.upkeep.remove(user, id, dependents === 'hide', ifMatch);
    }

    @Post(':id/restore')
    @Access('catalogue_upkeep')
    @Changes({
      type: shapes.row,
      description: '409 `illegal_transition` where what it belongs to is removed.',
    })
    restore(
      @User() user: CurrentUser,
      @Param('id', IdPipe) id: string,
      @IfMatch() ifMatch: string | undefined,
    ): Promise<Row> {
      return this.upkeep.restore(user, id, ifMatch);
    }
  }
  return UpkeepController;
}

/** The classes of a method's parameters: of a type parameter the compiler notes nothing, and pipe and API document need them. */
const Reads =
  (...types: readonly unknown[]): MethodDecorator =>
  (target, name) =>
    Reflect.defineMetadata('design:paramtypes', types, target, name);
