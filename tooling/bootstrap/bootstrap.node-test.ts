import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { startMark } from './process-identity.mjs';

/** The machine's own Node, which is older than 24 on a fresh machine; otherwise this one, which is then used as it is. */
const hostNode = execFileSync('sh', ['-c', 'command -v node'], {
  encoding: 'utf8',
  env: { ...process.env, PATH: process.env['PATH']?.replace(/[^:]*\.toolchain\/bin:?/g, '') },
}).trim();

interface Run {
  readonly process: ChildProcess;
  output: string;
  readonly exit: Promise<number | null>;
}

let folder = '';
let root = '';
let log = '';
const runs: Run[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ayana bootstrap '));
  root = join(folder, 'a clone');
  log = join(folder, 'log');
  writeFileSync(log, '');
  cpSync(import.meta.dirname, join(root, 'tooling', 'bootstrap'), { recursive: true });
  mkdirSync(join(root, 'tooling', 'start'));
  cpSync(join(import.meta.dirname, 'fixtures', 'command.ts'), join(root, 'tooling', 'start', 'main.ts'));
  mkdirSync(join(folder, 'bin'));
  cpSync(join(import.meta.dirname, 'fixtures', 'npm.mjs'), join(folder, 'bin', 'npm'));
  chmodSync(join(folder, 'bin', 'npm'), 0o755);
  writeFileSync(join(root, 'package.json'), '{ "name": "clone", "private": true, "type": "module" }');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});

afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.process.kill('SIGKILL');
    await run.exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('an empty clone: fetches the tools, installs, runs the command, keeps its arguments and its exit code', async () => {
  const first = begin(['start', 'hello', 'two words']);
  assert.equal(await first.exit, 0);
  assert.deepEqual(said(first).rest, ['two words']);
  assert.match(String(said(first).version), /^v2[4-9]/);
  assert.deepEqual(logged(), ['npm', 'pnpm install --frozen-lockfile --reporter=append-only']);
  assert.deepEqual(
    readdirSync(join(root, '.toolchain')).filter((name) => /tmp|lock/.test(name)),
    [],
  );
  assert.equal(
    execFileSync(join(root, '.toolchain', 'bin', 'node'), ['-p', '1 + 1'], { encoding: 'utf8' }).trim(),
    '2',
  );
  assert.equal(await begin(['start', 'fail']).exit, 7);
});

test('nothing is fetched or installed again until something changes', async () => {
  await begin(['start', 'hello']).exit;
  await begin(['start', 'hello']).exit;
  assert.equal(logged().length, 2);
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'changed');
  await begin(['start', 'hello']).exit;
  assert.equal(logged().length, 3);
  rmSync(join(root, 'node_modules'), { recursive: true });
  await begin(['start', 'hello']).exit;
  assert.equal(logged().length, 4);
});

test('two starts at once fetch and install once', async () => {
  const both = [begin(['start', 'hello']), begin(['start', 'hello'])];
  assert.deepEqual(await Promise.all(both.map((run) => run.exit)), [0, 0]);
  assert.equal(logged().length, 2);
});

test('a start killed while it fetches leaves nothing half-done', async () => {
  const killed = begin(['start', 'hello'], { FAKE_NPM: 'slow' });
  await until(() => logged().length === 1);
  killed.process.kill('SIGKILL');
  await killed.exit;
  assert.equal(await begin(['start', 'hello']).exit, 0);
  assert.deepEqual(
    readdirSync(join(root, '.toolchain')).filter((name) => name.endsWith('.tmp')),
    [],
  );
});

test('no registry, no npm, no disk, no such command: one sentence each', async () => {
  await assertRefused(begin(['start'], { FAKE_NPM: 'unreachable' }), /The npm registry cannot be reached/);
  await assertRefused(begin(['start'], { FAKE_NPM: 'full' }), /The disk that holds .* is full/);
  await assertRefused(begin(['start'], { PATH: '/nowhere' }), /npm was not found on the PATH/);
  await assertRefused(begin(['dance']), /There is no command "dance"/);
});

test('a signal reaches the command', async () => {
  const run = begin(['start', 'stay']);
  await until(() => run.output.includes('stay'));
  run.process.kill('SIGTERM');
  assert.equal(await run.exit, 9);
});

test('kill -9 of the bootstrap, or of the npm above it: the command ends', async () => {
  const run = begin(['start', 'stay']);
  await until(() => run.output.includes('stay'));
  run.process.kill('SIGKILL');
  await until(() => logged().includes('disconnected'));

  const npm = spawn('sh', ['-c', `"${hostNode}" tooling/bootstrap/run.mjs start stay; true`], {
    cwd: root,
    env: { ...environment(), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  await until(() => output.includes('stay'));
  const { pid } = JSON.parse(output) as { pid: number };
  npm.kill('SIGKILL');
  await until(() => startMark(pid) === undefined);
});

function begin(args: readonly string[], env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(hostNode, ['tooling/bootstrap/run.mjs', ...args], {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run: Run = { process: child, output: '', exit: new Promise((resolve) => child.once('close', resolve)) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (run.output += chunk.toString('utf8')));
  runs.push(run);
  return run;
}

function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const path = `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`;
  return { ...Object.fromEntries(inherited), PATH: path, FAKE_NODE: process.execPath, FAKE_LOG: log };
}

function said(run: Run): Record<string, unknown> {
  const line = run.output.split('\n').find((one) => one.startsWith('{'));
  return JSON.parse(line ?? '{}') as Record<string, unknown>;
}

function logged(): string[] {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
}

async function assertRefused(run: Run, sentence: RegExp): Promise<void> {
  assert.equal(await run.exit, 1);
  assert.match(run.output, sentence);
  assert.doesNotMatch(run.output, /\n {4}at /);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}
