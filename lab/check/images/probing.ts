import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import type { Container } from './bundle.ts';

/** Waits are for busy machines; what is checked is not how fast. */
const PATIENCE_MS = 180_000;

/** @throws SentenceError with that sentence */
export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new SentenceError(otherwise);
}

/** The first good answer of an address of a container. @throws SentenceError with what the container said when there is none */
export async function answered(container: Container, address: string, signal?: AbortSignal): Promise<Response> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (response?.ok === true) return response;
    const state = response === undefined ? 'no answer' : `${response.status} ${await response.text()}`;
    if (container.hasEnded || Date.now() > deadline || signal?.aborted === true)
      throw new SentenceError(`${address}: ${state}. ${container.name} said:\n${container.output.slice(-3000)}`);
    await sleep(100);
  }
}

/** A request of which a part was sent: a process that is asked to end must still answer it. */
export class OpenRequest {
  readonly #rest: string;
  readonly #answer: Promise<string>;
  readonly #socket;

  private constructor(port: number, begin: string, rest: string) {
    this.#rest = rest;
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.write(begin);
    this.#answer = new Promise((resolve) => {
      let text = '';
      this.#socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      this.#socket.once('close', () => resolve(text));
      this.#socket.on('error', () => undefined);
    });
  }

  /** A form whose body is under way. */
  static form(port: number, path: string): OpenRequest {
    const body = JSON.stringify({ check: 'x'.repeat(64) });
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: ayana.example',
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
    ];
    return new OpenRequest(port, `${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`, body.slice(20));
  }

  /** A file whose request is under way. */
  static file(port: number, path: string): OpenRequest {
    return new OpenRequest(port, `GET ${path} HTTP/1.1\r\nhost: ayana.example\r\n`, 'connection: close\r\n\r\n');
  }

  /** Sends the rest. @returns status of the answer; 0 when the connection was closed without one */
  async finish(): Promise<number> {
    this.#socket.write(this.#rest);
    return Number(/^HTTP\/1\.1 (\d+)/.exec(await this.#answer)?.[1] ?? 0);
  }
}

/** Its lines are JSON objects, each with the fields asked for in at least one of them. */
export function expectJsonLog(container: Container, version: string | undefined): void {
  const lines = container.output.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map((line) => {
    try {
      return JSON.parse(line) as { version?: unknown };
    } catch {
      throw new SentenceError(`${container.name} wrote a line that is not JSON: ${line}`);
    }
  });
  if (version !== undefined)
    expect(
      parsed.some((line) => line.version === version),
      `${container.name} does not log its version ${version}:\n${lines.slice(0, 5).join('\n')}`,
    );
}
