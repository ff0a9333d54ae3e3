import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { drawMap, readModules } from './map.ts';

const WRITTEN = {
  'incidents/index.ts': "/** Incidents. */\nexport { open } from './open.js';\n",
  'incidents/open.ts': "import { signal } from '../signals/index.js';\nexport const open = signal;\n",
  'signals/index.ts': "/** Signals. */\nexport { signal } from './signal.js';\n",
  'signals/signal.ts': 'export const signal = 1;\n',
  'signals/signal.test.ts': "import { open } from '../incidents/index.js';\nopen;\n",
};

async function mapOf(files: Readonly<Record<string, string>>): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'ayana-map-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, 'services/api/src/modules', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return drawMap(await readModules(root));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('each module has a row below those it imports; what its tests import does not count', async () => {
  const rows = (await mapOf(WRITTEN)).split('\n').filter((line) => line.startsWith('| ['));
  assert.deepEqual(rows, [
    '| [signals](../services/api/src/modules/signals) | Signals. |  | incidents |',
    '| [incidents](../services/api/src/modules/incidents) | Incidents. | signals |  |',
  ]);
});

test('a module that does not say what it is for is named', async () => {
  const unsaid = { ...WRITTEN, 'signals/index.ts': "export { signal } from './signal.js';\n" };
  await assert.rejects(mapOf(unsaid), /signals\/index\.ts/);
});

test('modules that import each other are named', async () => {
  const circle = { ...WRITTEN, 'signals/back.ts': "import '../incidents/index.js';\n" };
  await assert.rejects(mapOf(circle), /signals → incidents → signals/);
});
