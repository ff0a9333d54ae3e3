import { type CanActivate, type ExecutionContext, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { type AccessEntry, mayEnter } from '@ayana/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { AppError, notAllowed } from '../../app-error.js';
import { ACCESS_RULE, type CurrentUser, RECOGNISES_CALLER, SIGNED_OUT_DETAIL } from './access.js';
import { noteRequestUser } from '../../requests/current-request.js';
import { PROBLEM_MESSAGES } from '../problems/messages.js';

/** Authenticates the caller; implemented by the identity module. */
export abstract class Authenticator {
  /** @throws AppError `not_signed_in` when the request has no access token, or an invalid one */
  abstract authenticate(context: ExecutionContext): Promise<CurrentUser>;
}

/** Reads the user of an access token on routes where signing in is optional; implemented by the identity module. */
export abstract class TokenReader {
  /** @returns undefined for an invalid token */
  abstract read(token: string): Promise<CurrentUser | undefined>;

  /** The id of the user of a genuine token, even of a session that has ended: for counting requests only. Undefined for all others. */
  abstract subjectOf(token: string): string | undefined;
}

const BEARER = /^Bearer +(\S+)$/i;

/** The access token of a request. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

/** Denies by default: a route without an access rule lets nobody in and stops the server from starting. */
@Injectable()
export class AccessGuard implements CanActivate, OnApplicationBootstrap {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly tokens: TokenReader,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const undeclared = this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!instance || !metatype) return [];
      const prototype: object = Object.getPrototypeOf(instance);
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler: unknown = Reflect.get(prototype, name);
        if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
        return Reflect.hasMetadata(ACCESS_RULE, handler) ? [] : [`${metatype.name}.${name}`];
      });
    });
    if (undeclared.length > 0) {
      throw new Error(
        `These routes declare no access rule; add @Public(), @AnySession() or @Access('entry'): ${undeclared.join(', ')}`,
      );
    }
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const entry = this.reflector.get<AccessEntry | undefined>(ACCESS_RULE, context.getHandler());
    if (entry === undefined) throw new AppError('not_allowed', PROBLEM_MESSAGES.not_allowed);
    if (entry === 'public') {
      if (this.reflector.get<boolean | undefined>(RECOGNISES_CALLER, context.getHandler()))
        await this.recognise(context);
      return true;
    }
    const user = await this.authenticate(context);
    context.switchToHttp().getRequest<FastifyRequest>().user = user;
    noteRequestUser(user.id);
    if (!mayEnter(entry, user.role)) throw notAllowed();
    return true;
  }

  private async authenticate(context: ExecutionContext): Promise<CurrentUser> {
    try {
      return await this.authenticator.authenticate(context);
    } catch (error) {
      const detail = this.reflector.get<string | undefined>(SIGNED_OUT_DETAIL, context.getHandler());
      const isSignedOut = error instanceof AppError && error.code === 'not_signed_in';
      throw isSignedOut && detail !== undefined ? new AppError('not_signed_in', detail) : error;
    }
  }

  private async recognise(context: ExecutionContext): Promise<void> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerOf(request);
    if (token !== undefined) request.caller = await this.tokens.read(token);
  }
}
