import { Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import type { OutsideProvider } from '../../../platform/config/outside-providers.js';

/** Seconds a provider may take for one response. */
const TIMEOUT_SECONDS = 5;
/** Seconds a provider's clock may be off. */
const CLOCK_TOLERANCE_SECONDS = 120;
/** Milliseconds after which a provider's discovery document is read again. */
const REFRESH_AFTER_MS = 60 * 60 * 1000;

interface Known {
  since: number;
  client: Promise<openid.Configuration>;
}

/**
 * The configured providers. Their discovery documents are read when first needed, so that a provider that is down does not stop the server
 * from starting.
 */
@Injectable()
export class ProviderDirectory {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  list(): readonly OutsideProvider[] {
    return this.config.outsideProviders;
  }

  find(name: string): OutsideProvider | undefined {
    return this.list().find((provider) => provider.name === name);
  }

  /**
   * A provider as its discovery document describes it. Concurrent requests share one read; a failure is not cached, so the next request
   * tries again.
   * @throws what openid-client throws when the provider does not respond, or responds as someone else
   */
  async client(provider: OutsideProvider): Promise<openid.Configuration> {
    const now = this.clock.now().getTime();
    const known = this.known.get(provider.name);
    if (known && now - known.since < REFRESH_AFTER_MS) return known.client;
    const fresh: Known = { since: now, client: discover(provider) };
    this.known.set(provider.name, fresh);
    try {
      return await fresh.client;
    } catch (error) {
      // An outdated description is better than none: the provider may be back by the time the user returns.
      if (this.known.get(provider.name) === fresh) {
        if (known) this.known.set(provider.name, known);
        else this.known.delete(provider.name);
      }
      if (known) return known.client;
      throw error;
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: OutsideProvider): Promise<openid.Configuration> {
  // The ID token's signature is checked as well: the protocol does not require it over https, but it is cheap.
  const execute = [openid.enableNonRepudiationChecks];
  // The configuration allows loopback addresses only.
  if (issuer.protocol === 'http:') execute.push(openid.allowInsecureRequests);
  const metadata = { [openid.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
  const authentication = clientSecret === null ? openid.None() : bySecret(clientSecret);
  return openid.discovery(issuer, clientId, metadata, authentication, { execute, timeout: TIMEOUT_SECONDS });
}

/** `client_secret_basic`, which every server with secrets must take (RFC 6749, 2.3.1), unless it says that it does not. */
function bySecret(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const authenticate = methods === undefined || methods.includes('client_secret_basic') ? basic : post;
    authenticate(server, client, body, headers);
  };
}
