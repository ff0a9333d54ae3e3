import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const FAIL = pathToFileURL(join(import.meta.dirname, 'fail.ts')).href;

/** Runs a main function as the bootstrap does, with a channel to its parent. @returns its exit code */
function exitCodeOf(main: string): Promise<number | null> {
  const code = `import { runMain } from ${JSON.stringify(FAIL)};
    process.on('disconnect', () => process.exit(7));
    await runMain(async () => { ${main} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

test('a command ends with what its main function says, whatever it does when its starter goes away', async () => {
  assert.equal(await exitCodeOf('return 0;'), 0);
  assert.equal(await exitCodeOf('return 3;'), 3);
  assert.equal(await exitCodeOf("throw new Error('no');"), 1);
});
