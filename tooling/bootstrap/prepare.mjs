// What pnpm runs after each install, so that an editor finds the client's types. It never fails an install: what needs the types makes
// them too, and says what is wrong.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const node = join(root, '.toolchain', 'bin', 'node');
const script = join(root, 'tooling', 'generated', 'make.ts');
// An image installs before it has the sources.
if (existsSync(node) && existsSync(script)) spawnSync(node, [script, 'client-types'], { cwd: root, stdio: 'inherit' });
