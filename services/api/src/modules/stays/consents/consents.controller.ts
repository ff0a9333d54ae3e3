import type { ConsentText, ConsentTexts, StayConsent, StayConsents } from '@ayana/contracts/journey';
import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { ConsentTextsQueryDto, NewConsentTextDto, SignConsentDto, WithdrawConsentDto } from './consents.dto.js';
import { ConsentTextsService } from './consent-texts.service.js';
import { Consents } from './consents.service.js';

/** The consent to a stay: read and signed on screen by the patient, read by the hospital and the staff. */
@GuardedRoutes('admissions', 'stay-consents')
export class ConsentsController {
  constructor(private readonly consents: Consents) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('StayConsents'), description: 'Of each stay of a journey, with the text to be signed.' })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<StayConsents> {
    return this.consents.list(user, journey_id);
  }

  @Post()
  @Expensive('pdf')
  @Access('patient_journeys')
  @Creates({
    type: shape('StayConsent'),
    etag: false,
    description: 'By the patient alone. The hospital and the case manager are told.',
  })
  sign(@User() user: CurrentUser, @Body() body: SignConsentDto): Creation<StayConsent> {
    return (em) => this.consents.sign(em, user, body);
  }

  @Post(':id/withdraw')
  @Access('patient_journeys')
  @Creates({
    type: shape('StayConsent'),
    status: 200,
    etag: false,
    description: 'By the patient alone, until the discharge. The hospital and the case manager are told.',
  })
  withdraw(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: WithdrawConsentDto,
  ): Creation<StayConsent> {
    return (em) => this.consents.withdraw(em, user, id, body);
  }
}

/** The texts of a hospital’s consent, by language. */
@GuardedRoutes('admissions', 'stay-consent-texts')
export class ConsentTextsController {
  constructor(private readonly texts: ConsentTextsService) {}

  @Get()
  @Access('hospital_writing')
  @ApiOkResponse({ type: shape('ConsentTexts') })
  list(@User() user: CurrentUser, @Query() query: ConsentTextsQueryDto): Promise<ConsentTexts> {
    return this.texts.list(user, query);
  }

  @Post()
  @Access('hospital_writing')
  @Creates({
    type: shape('ConsentText'),
    description: 'The next version of its language. Patients who are expected are asked to sign it.',
  })
  @ApiIfMatch()
  write(
    @User() user: CurrentUser,
    @Body() body: NewConsentTextDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<ConsentText> {
    return (em) => this.texts.write(em, user, body, ifMatch);
  }
}
