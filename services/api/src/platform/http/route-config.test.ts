import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { KeepsPublicReads } from './caching/caching.js';
import { RateLimited } from './limits/rate-limit.js';

class Forms {
  @RateLimited('forms')
  @KeepsPublicReads()
  limitedLast(): void {}

  @KeepsPublicReads()
  @RateLimited('forms')
  limitedFirst(): void {}
}

test.each(['limitedLast', 'limitedFirst'] as const)('a route keeps what each of its decorators says: %s', (name) => {
  const method = Object.getOwnPropertyDescriptor(Forms.prototype, name)?.value as object;
  expect(Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, method)).toEqual({
    keepsPublicReads: true,
    rateLimit: expect.objectContaining({ groupId: 'forms' }),
  });
});
