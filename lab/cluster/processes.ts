import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runNode } from '@ayana/tooling/build/run-script.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { answersOk } from '@ayana/tooling/start/wait-for.ts';
import { nodeProgram, type Program } from './program.ts';

const API = 'services/api/dist/main.js';
const RENDER = 'shell/dist/server/main.cjs';

/** One process of several of its kind. */
export interface ProcessOptions {
  /** From 1. */
  readonly number: number;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export function apiProcess({ number, port, env, logFile }: ProcessOptions): Program {
  return nodeProgram(API, ['api'], {
    name: `API ${number}`,
    env: { ...env, JOBS: '0', API_PORT: String(port), PGAPPNAME: `api-${number}` },
    logFile,
    graceMs: 20_000,
    ready: () => answersOk(`http://127.0.0.1:${port}/api/health/ready`),
  });
}

/** @param options its port is that of its probes and metrics */
export function workerProcess({ number, port, env, logFile }: ProcessOptions): Program {
  return nodeProgram(API, ['worker'], {
    name: `Worker ${number}`,
    env: { ...env, METRICS_PORT: String(port), PGAPPNAME: `worker-${number}` },
    logFile,
    graceMs: 30_000,
    ready: () => answersOk(`http://127.0.0.1:${port}/health/ready`),
  });
}

export function renderProcess({ number, port, env, logFile }: ProcessOptions): Program {
  return nodeProgram(RENDER, [], {
    name: `Render server ${number}`,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    logFile,
    graceMs: 20_000,
    ready: () => answersOk(`http://127.0.0.1:${port}/`),
  });
}

/** @throws Error with the output when the migrations fail */
export async function migrate(env: NodeJS.ProcessEnv, logFile: string, onLine: (line: string) => void): Promise<void> {
  const args = [join(repositoryRoot, API), 'migrate'];
  const { code, output } = await runNode(args, repositoryRoot, { env, onLine });
  writeFileSync(logFile, output);
  if (code !== 0) throw new Error(`The migrations failed:\n${output}`);
}
