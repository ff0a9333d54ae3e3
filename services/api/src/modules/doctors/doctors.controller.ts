import { shape } from '../../platform/http/openapi/shape.js';
import type { FreeTimes, DoctorsPage, Doctor } from '@ayana/contracts/catalogue';
import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { DoctorsQueryDto } from './doctors.dto.js';
import { FreeTimesQueryDto } from './free-times/free-times.dto.js';
import { DoctorsService } from './doctors.service.js';

const CACHE_SECONDS = 60;
/** A time that was taken since is refused when booked; it should not be shown for long. */
const FREE_TIMES_SECONDS = 5;

@Routes('public', 'doctors')
export class DoctorsController {
  constructor(private readonly doctors: DoctorsService) {}

  @Get()
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('DoctorsPage') })
  list(@Query() query: DoctorsQueryDto): Promise<DoctorsPage> {
    return this.doctors.list(query);
  }

  @Get(':id')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('Doctor') })
  one(@Param('id', IdPipe) id: string): Promise<Doctor> {
    return this.doctors.one(id);
  }

  @Get(':id/free-times')
  @Public()
  @PublicCache(FREE_TIMES_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('FreeTimes') })
  freeTimes(@Param('id', IdPipe) id: string, @Query() query: FreeTimesQueryDto): Promise<FreeTimes> {
    return this.doctors.freeTimes(id, query);
  }
}
