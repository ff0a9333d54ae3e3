import { createSecretKey } from 'node:crypto';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy as BearerStrategy } from 'passport-jwt';
import { Strategy as LocalStrategy } from 'passport-local';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { prepared } from '../../../platform/database/prepared.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Authenticator } from '../../../platform/http/access/access.guard.js';
import { InputPipe } from '../../../platform/http/input/input.pipe.js';
import { SignInDto } from './sessions.dto.js';
import { KnownDevices } from './known-devices.js';
import { PasswordTags } from '../passwords/password-tags.js';
import { isPassword } from '../passwords/password-hashing.js';
import { emailNotVerified, invalidCredentials, signInFirst } from '../errors.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { type AccessClaims, JWT_ALGORITHM, JWT_ISSUER, Tokens } from './tokens.js';
import type { AuthenticatedUser } from './sessions.service.js';

/** `Authorization: Bearer <access token>` of every API call. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(BearerStrategy, 'access-token') {
  constructor(
    config: Config,
    private readonly tokens: Tokens,
  ) {
    const key = createSecretKey(config.jwtSecret, 'utf8');
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A text would be tried as a public key for each request, which takes longer than the check itself. The types do not know keys.
      secretOrKeyProvider: (_request, _token, done) => done(null, key as unknown as Buffer),
      algorithms: [JWT_ALGORITHM],
      issuer: JWT_ISSUER,
    });
  }

  validate(claims: AccessClaims): CurrentUser | false {
    return this.tokens.userOf(claims) ?? false;
  }
}

@Injectable()
export class AccessTokenAuthenticator extends AuthGuard('access-token') implements Authenticator {
  async authenticate(context: ExecutionContext): Promise<CurrentUser> {
    await this.canActivate(context);
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user) throw signInFirst();
    return user;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error instanceof Error) throw error;
    if (!user) throw signInFirst();
    return user;
  }
}

/** The account of an address and its newest sign-up, either of which may be missing; always one row. */
interface Candidate {
  id: string | null;
  email: string | null;
  email_verified_at: string | null;
  password_hash: string | null;
  pending_hash: string | null;
  pending_tag: string | null;
}

const BY_EMAIL = prepared<Candidate>(`
  select person.id, person.email, person.email_verified_at, person.password_hash,
    pending.password_hash as pending_hash, pending.password_tag as pending_tag
  from (select lower($1) as email) asked
  left join users person on lower(person.email) = asked.email
  left join lateral (
    select password_hash, password_tag from sign_ups
    where lower(sign_ups.email) = asked.email and password_hash is not null
    order by created_at desc, id desc limit 1
  ) pending on true`);

/** E-mail and password. Neither the answer nor its time shows whether there is an account. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(LocalStrategy, 'password') {
  constructor(
    private readonly database: Database,
    private readonly attempts: SignInAttempts,
    private readonly tags: PasswordTags,
    private readonly devices: KnownDevices,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /**
   * One slow comparison, whether there is an account, one without a password, a sign-up or nothing; a second one only when the password is
   * that of a sign-up, which the caller then knows.
   */
  async validate(request: FastifyRequest, email: string, password: string): Promise<AuthenticatedUser | false> {
    const counted = this.devices.countOf(request, email);
    const attempt = await this.attempts.begin(counted);
    const [found] = await this.database.ask(BY_EMAIL, [email]);
    const maybePending = found?.pending_tag === this.tags.of(email, password);
    const pending = maybePending && (await isPassword(found?.pending_hash ?? null, password));
    const known = await isPassword(found?.password_hash ?? null, password);
    const account = known && found ? authenticatedBy(found) : undefined;
    if (account && found?.email_verified_at) {
      await this.attempts.succeed(counted);
      return account;
    }
    // The count is not reset as after a success: a stranger's own sign-up for the address must not allow them more guesses.
    if (account || pending) throw emailNotVerified();
    await this.attempts.failed(attempt, found?.id ?? null);
    return false;
  }
}

function authenticatedBy({ id, email, password_hash }: Candidate): AuthenticatedUser | undefined {
  return id === null || email === null ? undefined : { id, email, password_hash };
}

/** Guards run before pipes, so it validates the body itself: a malformed one is 400 or 422 as on every route. */
@Injectable()
export class PasswordGuard extends AuthGuard('password') {
  private readonly input = new InputPipe();

  override canActivate(
    context: ExecutionContext,
  ): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = this.input.transform(request.body, { type: 'body', metatype: SignInDto });
    return super.canActivate(context);
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error instanceof Error) throw error;
    if (!user) throw invalidCredentials();
    return user;
  }
}
