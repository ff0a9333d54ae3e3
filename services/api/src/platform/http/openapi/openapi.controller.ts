import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { PublicCache } from '../caching/caching.js';
import { apiDocument } from './api-document.js';

@ApiExcludeController()
@Controller('openapi.json')
export class OpenApiController {
  @Get()
  @Public()
  @PublicCache(60)
  read(): OpenAPIObject {
    return apiDocument();
  }
}
