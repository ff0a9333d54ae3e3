import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { notFound } from '../../app-error.js';
import { Public } from '../access/access.js';
import { PublicCache } from '../caching/caching.js';

/** Holds the document once the application is assembled; it describes the running routes. */
@Injectable()
export class OpenApiDocument {
  current: OpenAPIObject | undefined;
}

@ApiExcludeController()
@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly document: OpenApiDocument) {}

  @Get()
  @Public()
  @PublicCache(60)
  read(): OpenAPIObject {
    if (!this.document.current) throw notFound();
    return this.document.current;
  }
}
