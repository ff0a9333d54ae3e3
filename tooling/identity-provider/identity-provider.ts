import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider, type Configuration, type JWK } from 'oidc-provider';

import { memoryStore } from './memory-store.ts';
import { page, readAnswer } from './page.ts';

export interface IdentityProviderOptions {
  /** Where users are sent back to. */
  readonly redirectUri: string;
  readonly port?: number;
  /** Puts all claims into the ID token; otherwise, as by default, the userinfo endpoint has them. */
  readonly claimsInIdToken?: boolean;
}

type Claims = Readonly<Record<string, string | boolean>>;

/**
 * A real OpenID provider (oidc-provider, certified) on this machine, for tests: PKCE is required, and people say on its one page
 * who they are. The subject is the address in small letters, so that the same person is the same account the next time.
 */
export class IdentityProvider {
  readonly clientId = 'ayana';
  readonly clientSecret = randomBytes(24).toString('base64url');
  readonly #options: IdentityProviderOptions;
  readonly #people = new Map<string, Claims>();
  #server: Server | undefined;
  #port = 0;

  constructor(options: IdentityProviderOptions) {
    this.#options = options;
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens; after `stop` it may be started again, on the same port. */
  async start(): Promise<this> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port || (this.#options.port ?? 0), '127.0.0.1', resolve);
    });
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    const provider = new Provider(this.issuer, this.#configuration());
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/')) void this.#ask(provider, request, response);
      else void answer(request, response);
    });
    return this;
  }

  /** Closes every connection and stops listening. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** The environment of an API that knows it under `name`. */
  environment(name: string, label: string): Record<string, string> {
    const prefix = `OIDC_${name.toUpperCase()}`;
    return {
      OIDC_PROVIDERS: name,
      [`${prefix}_ISSUER`]: this.issuer,
      [`${prefix}_CLIENT_ID`]: this.clientId,
      [`${prefix}_CLIENT_SECRET`]: this.clientSecret,
      [`${prefix}_LABEL`]: label,
    };
  }

  async #ask(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { params } = await provider.interactionDetails(request, response);
      if (request.method !== 'POST') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
        return;
      }
      const { allow, ...person } = await readAnswer(request);
      if (!allow) {
        await provider.interactionFinished(request, response, { error: 'access_denied' });
        return;
      }
      const accountId = this.#remember(person);
      const grant = new provider.Grant({ accountId, clientId: this.clientId });
      grant.addOIDCScope(String(params['scope']));
      const consent = { grantId: await grant.save() };
      await provider.interactionFinished(request, response, { login: { accountId }, consent });
    } catch (error) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
    }
  }

  /** Empty fields are left out. */
  #remember(person: Record<string, string | boolean>): string {
    const claims = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ''));
    const subject = `person-${String(claims['email'] ?? claims['given_name'] ?? 'nobody').toLowerCase()}`;
    this.#people.set(subject, claims);
    return subject;
  }

  #configuration(): Configuration {
    return {
      adapter: memoryStore(),
      clients: [
        {
          client_id: this.clientId,
          client_secret: this.clientSecret,
          redirect_uris: [this.#options.redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      conformIdTokenClaims: this.#options.claimsInIdToken !== true,
      cookies: { keys: [randomBytes(16).toString('hex')] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_context, subject) => {
        const claims = this.#people.get(subject);
        return claims && { accountId: subject, claims: () => ({ ...claims, sub: subject }) };
      },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [signingKey()] },
      pkce: { required: () => true },
      renderError: (context, { error, error_description }) => {
        context.type = 'text/plain';
        context.body = `${error}: ${error_description ?? ''}`;
      },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 86_400, IdToken: 600, Interaction: 600, Session: 86_400 },
    };
  }
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ...(privateKey.export({ format: 'jwk' }) as JWK),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
}
