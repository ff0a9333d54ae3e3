// oxlint-disable-next-line no-restricted-imports -- the one place that merges
import { RouteConfig as OnlyConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/** Adds to the Fastify configuration of a route. Nest's own decorator of this name would drop what another one has set. */
export const RouteConfig =
  (config: FastifyContextConfig): MethodDecorator =>
  (target, name, descriptor: PropertyDescriptor) => {
    const known = (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value) ?? {}) as FastifyContextConfig;
    OnlyConfig({ ...known, ...config })(target, name, descriptor);
  };
