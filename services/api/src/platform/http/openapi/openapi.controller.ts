import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { notFound } from '../../app-error.js';
import { Public } from '../access/access.js';
import { PublicCache } from '../caching/caching.js';

/** Describes the running routes, once: that takes up to a second. */
@Injectable()
export class OpenApiDocument {
  #document: OpenAPIObject | undefined;
  /** Set when the application is assembled. */
  describe: (() => OpenAPIObject) | undefined;

  read(): OpenAPIObject {
    this.#document ??= this.describe?.();
    if (!this.#document) throw notFound();
    return this.#document;
  }
}

@ApiExcludeController()
@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly document: OpenApiDocument) {}

  @Get()
  @Public()
  @PublicCache(60)
  read(): OpenAPIObject {
    return this.document.read();
  }
}
