import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';

/** How a request was answered, and after how many milliseconds. */
export interface Asked {
  status: number;
  took: number;
}

/** Each sign-in comes from an address of its own: their limit is not what is measured. */
const address = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** All that another process needs to ask for the same. */
export interface AskerData {
  origin: string;
  token: string;
  path: string;
}

/** A person who is signed in, and asks the API over kept connections. */
export class Asker {
  private readonly origin: string;
  private readonly token: string;
  private readonly path: string;
  private readonly agent: Agent;

  private constructor(origin: string, token: string, path = '', agent = new Agent({ keepAlive: true })) {
    this.origin = origin;
    this.token = token;
    this.path = path;
    this.agent = agent;
  }

  static from({ origin, token, path }: AskerData): Asker {
    return new Asker(origin, token, path);
  }

  get data(): AskerData {
    return { origin: this.origin, token: this.token, path: this.path };
  }

  static async signIn(origin: string, email: string): Promise<Asker> {
    const { status, body } = await send(`${origin}/api/auth/sign-in`, { email });
    if (status !== 200) throw new Error(`Signing in as ${email} was answered ${status}: ${body}`);
    return new Asker(origin, (JSON.parse(body) as { access_token: string }).access_token);
  }

  static async timeSignIn(origin: string, email: string): Promise<Asked> {
    const { status, took } = await send(`${origin}/api/auth/sign-in`, { email });
    return { status, took };
  }

  /** The same person, who asks for this. */
  for(path: string): Asker {
    return new Asker(this.origin, this.token, path, this.agent);
  }

  get(path = this.path): Promise<Asked> {
    return send(`${this.origin}/api${path}`, { token: this.token, agent: this.agent });
  }
}

function send(
  url: string,
  { email, token, agent }: { email?: string; token?: string; agent?: Agent },
): Promise<Asked & { body: string }> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: email === undefined ? 'GET' : 'POST',
        headers: {
          'x-forwarded-for': address(),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(email === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(agent === undefined ? {} : { agent }),
      },
      (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += email === undefined ? '' : chunk.toString()));
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, took: performance.now() - begun, body }));
      },
    );
    sent.once('error', reject);
    sent.end(email === undefined ? undefined : JSON.stringify({ email, password: DEMO_PASSWORD }));
  });
}
