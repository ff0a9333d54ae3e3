import { shape } from '../../platform/http/openapi/shape.js';
import { applyDecorators, Post, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FormFunction, FormAnswer } from '@ayana/contracts/forms';
import { Public, RecognisesCaller } from '../../platform/http/access/access.js';
import { KeepsPublicReads } from '../../platform/http/caching/caching.js';
import { TestRequests } from '../../platform/http/access/test-requests.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { type Answered, Creates, type Creation } from '../../platform/http/routes/creates.js';
import type { RouteDecorator } from '../../platform/http/routes/route-decorator.js';

/** `POST /api/functions/<name>`: public, limited per address, run once per Idempotency-Key, read by staff only; staff may mark it as a test. */
export const FormRoute = (name: FormFunction): RouteDecorator<Creation<FormAnswer> | Answered> =>
  applyDecorators(
    Post(`functions/${name}`),
    Public(),
    RecognisesCaller(),
    RateLimited('forms'),
    KeepsPublicReads(),
    UseInterceptors(TestRequests),
    ApiTags('forms'),
    Creates({ type: shape('FormAnswer') }) as MethodDecorator,
    ApiProblems(),
  );
