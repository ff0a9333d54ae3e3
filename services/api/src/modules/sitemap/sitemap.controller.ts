import type { SitemapAnswer } from '@ayana/contracts/sitemap';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/access/access.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { GenerateSitemapDto } from './sitemap.dto.js';
import { SITEMAP_SECONDS, SitemapService } from './sitemap.service.js';

@Routes('public', 'functions')
export class SitemapController {
  constructor(private readonly sitemaps: SitemapService) {}

  /** Answers from the cache, so that frequent requests cost nothing; `Age` says how old it is (RFC 9111). */
  @Post('sitemap-generator')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: shape('SitemapAnswer') })
  async generate(
    @Body() { part }: GenerateSitemapDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SitemapAnswer> {
    const { age, answer } = await this.sitemaps.answer(part);
    reply.header('cache-control', `public, max-age=${SITEMAP_SECONDS}`).header('age', String(age));
    return answer;
  }
}
