import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiIfMatch, type VersionOf, WithEtag } from '../etag.js';
import type { DescribedAnswer, RouteDecorator } from './route-decorator.js';

type Untagged = DescribedAnswer & ({ etag: false } | { status: 204 });

export function Changes(answer: DescribedAnswer): RouteDecorator<{ version: number }>;
export function Changes(answer: Untagged): MethodDecorator;
export function Changes<Answer extends object>(
  answer: DescribedAnswer & { etag: VersionOf<Answer> },
): RouteDecorator<Answer>;
/**
 * A route that changes what others may change too. It reads `If-Match`, which its handler takes with `@IfMatch()` and its service hands to
 * `refuseStale`, and sends the new version as `ETag`.
 * @param etag reads the version of another field than `version`; false for an answer that is sent without
 */
export function Changes({
  status = 200,
  etag,
  ...answer
}: DescribedAnswer & { status?: 200 | 204; etag?: VersionOf<never> | false }): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    ApiIfMatch(),
    ApiResponse({ status, ...answer }),
    ...(status === 204 || etag === false ? [] : [WithEtag(etag) as MethodDecorator]),
  );
}
