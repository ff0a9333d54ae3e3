import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_REGISTRY } from '@ayana/contracts/releases';
import { Registry } from './registry';

const folder = mkdtempSync(join(tmpdir(), 'ayana-registry-'));
const file = join(folder, 'registry.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a registry that is not there is told once, however often it is looked for, and again when it is gone again', () => {
  const told: string[] = [];
  const registry = new Registry(folder, (message) => told.push(message));
  for (let request = 0; request < 3; request += 1) expect(registry.current().number).toBe(0);
  expect(told).toHaveLength(1);
  writeFileSync(file, JSON.stringify({ ...EMPTY_REGISTRY, generation: 4 }));
  expect(registry.current().number).toBe(4);
  rmSync(file);
  for (let request = 0; request < 3; request += 1) expect(registry.current().number).toBe(4);
  expect(told).toHaveLength(2);
});
