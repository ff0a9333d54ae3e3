import type { LaboratoryTest, LaboratoryOrdersPage, OrderRecipient, LaboratoryOrder } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import {
  LaboratoryOrderChangeDto,
  LaboratoryOrdersQueryDto,
  NewLaboratoryOrderDto,
  ResultsFormDto,
} from './laboratory-orders.dto.js';
import { LaboratoryOrders } from './laboratory-orders.service.js';
import { LaboratoryResults } from './laboratory-results.service.js';

/** Laboratory tests of a case, from the order to the released results. */
@GuardedRoutes('laboratory orders')
export class LaboratoryOrdersController {
  constructor(
    private readonly orders: LaboratoryOrders,
    private readonly results: LaboratoryResults,
  ) {}

  @Get('laboratory-tests')
  @Access('signed_in')
  @ApiOkResponse({ type: [shape('LaboratoryTest')], description: 'The catalogue, in its order.' })
  tests(): Promise<LaboratoryTest[]> {
    return this.orders.tests();
  }

  @Get('laboratory-orders')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('LaboratoryOrdersPage') })
  list(@User() user: CurrentUser, @Query() query: LaboratoryOrdersQueryDto): Promise<LaboratoryOrdersPage> {
    return this.orders.list(user, query);
  }

  @Get('laboratory-orders/laboratories')
  @Access('case_manager')
  @ApiOkResponse({ type: [shape('OrderRecipient')], description: 'Who can be asked, by name.' })
  laboratories(): Promise<OrderRecipient[]> {
    return this.orders.laboratories();
  }

  @Get('laboratory-orders/:id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('LaboratoryOrder') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<LaboratoryOrder> {
    return this.orders.detail(user, id);
  }

  @Post('laboratory-orders')
  @Access('case_manager')
  @Creates({ type: shape('LaboratoryOrder') })
  create(@User() user: CurrentUser, @Body() body: NewLaboratoryOrderDto): Creation<LaboratoryOrder> {
    return (em) => this.orders.create(em, user, body);
  }

  @Patch('laboratory-orders/:id')
  @Expensive('pdf')
  @Access('patient_journeys')
  @Changes({
    type: shape('LaboratoryOrder'),
    description: 'One of `steps`; 409 `illegal_transition` in another state.',
  })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: LaboratoryOrderChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<LaboratoryOrder> {
    return this.orders.change(user, id, body, ifMatch);
  }

  @Put('laboratory-orders/:id/results')
  @Access('laboratory_work')
  @Changes({ type: shape('LaboratoryOrder'), description: 'A critical one reaches the one who ordered at once.' })
  enter(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ResultsFormDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<LaboratoryOrder> {
    return this.results.enter(user, id, body, ifMatch);
  }

  @Post('laboratory-results/:id/acknowledge')
  @Access('case_manager')
  @ApiCreatedResponse({ type: shape('LaboratoryOrder'), description: 'Its order. A second press changes nothing.' })
  @WithEtag()
  acknowledge(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<LaboratoryOrder> {
    return this.results.acknowledge(user, id);
  }
}
