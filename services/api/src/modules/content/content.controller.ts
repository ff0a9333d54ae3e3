import type { VoteAnswer, Review } from '@ayana/contracts/content';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { BlogService } from './blog.service.js';
import {
  BlogPostDto,
  BlogPostsPageDto,
  BlogPostsQueryDto,
  ContentReviewsQueryDto,
  FaqEntriesDto,
  FaqEntriesQueryDto,
  VoteDto,
} from './content.dto.js';
import { ContentReviewsService } from './content-reviews.service.js';
import { FaqService } from './faq.service.js';
import { Voters } from './voters.js';

const CACHE_SECONDS = 60;

@Routes('public')
export class ContentController {
  constructor(
    private readonly blog: BlogService,
    private readonly faq: FaqService,
    private readonly reviews: ContentReviewsService,
    private readonly voters: Voters,
  ) {}

  @Get('blog-posts')
  @Public()
  @PublicCache(CACHE_SECONDS, 'articles')
  @ApiOkResponse({ type: BlogPostsPageDto })
  posts(@Query() query: BlogPostsQueryDto): Promise<BlogPostsPageDto> {
    return this.blog.list(query);
  }

  @Get('blog-posts/:slug')
  @Public()
  @PublicCache(CACHE_SECONDS, 'articles')
  @ApiOkResponse({ type: BlogPostDto })
  post(@Param('slug') slug: string): Promise<BlogPostDto> {
    return this.blog.one(slug);
  }

  @Get('faq-entries')
  @Public()
  @PublicCache(CACHE_SECONDS, 'questions')
  @ApiOkResponse({ type: FaqEntriesDto })
  entries(@Query() query: FaqEntriesQueryDto): Promise<FaqEntriesDto> {
    return this.faq.list(query);
  }

  @Post('faq-entries/:id/votes')
  @Public()
  @RateLimited('votes')
  @Creates({ type: shape('VoteAnswer') })
  vote(
    @Param('id', IdPipe) id: string,
    @Body() vote: VoteDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Creation<VoteAnswer> {
    const voter = this.voters.signFor(id, request, reply);
    return (em) => this.faq.vote(em, id, voter, vote);
  }

  /** Null for a page without a reviewer. */
  @Get('content-reviews')
  @Public()
  @PublicCache(CACHE_SECONDS, 'articles')
  @ApiExtraModels(shape('Review'))
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(shape('Review')) }, { type: 'null' }] } })
  @JsonValue()
  review(@Query() { path }: ContentReviewsQueryDto): Promise<Review | null> {
    return this.reviews.of(path);
  }
}
