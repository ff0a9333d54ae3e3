import { setTimeout as sleep } from 'node:timers/promises';
import type { Container } from './bundle.ts';
import type { Plan } from './plans.ts';
import { expect, OpenRequest } from './probing.ts';

/** What docs/running.md says a process needs at most. */
const LIMIT_MS = 30_000;

/**
 * Asks it to end while a request is under way: that one is answered, and it ends with 0 within its time.
 * @returns milliseconds from the signal to its end
 */
export async function ends(plan: Plan, container: Container, files: readonly string[]): Promise<number> {
  const { name } = plan.options;
  const open = openRequest(plan, files);
  // So that it has read the part that was sent.
  await sleep(500);
  const begun = performance.now();
  await container.terminate();
  await untilUnready(plan);
  const status = await open?.finish();
  expect(status === undefined || (status > 0 && status < 500), `${name} answered ${status} to what was under way`);
  const code = await Promise.race([container.exit, sleep(LIMIT_MS, undefined, { ref: false })]);
  const said = `${name} ${code === undefined ? `did not end within ${LIMIT_MS / 1000} s` : `ended with ${code}`}`;
  expect(code === 0, `${said}:\n${container.output.slice(-2000)}`);
  return performance.now() - begun;
}

function openRequest({ port, form, options }: Plan, files: readonly string[]): OpenRequest | undefined {
  if (form !== undefined) return OpenRequest.form(port, form);
  const [file] = files;
  return options.name === 'store' && file !== undefined ? OpenRequest.file(port, file) : undefined;
}

/** It says that it wants no more work, or takes none. */
async function untilUnready({ port, health, options }: Plan): Promise<void> {
  const address = `http://127.0.0.1:${port}${health}/ready`;
  const deadline = performance.now() + 3000;
  for (;;) {
    // The kernel closes nothing that is under way when the listening socket goes.
    const response = await fetch(address, { headers: { connection: 'close' } }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok !== true) return;
    expect(performance.now() < deadline, `${options.name} still says it is ready 3 s after the signal`);
    await sleep(50);
  }
}
