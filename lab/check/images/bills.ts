import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Container } from './bundle.ts';
import { expect } from './probing.ts';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/** Packages that the bill of an image must name, and must not; the schema is checked in `npm test`. */
const PACKAGES: Readonly<Record<string, { with: readonly string[]; without: readonly string[] }>> = {
  api: { with: ['fastify', 'pg'], without: ['webpack', 'jest'] },
  render: { with: ['fastify', 'react-dom', 'styled-components'], without: ['webpack', 'pg'] },
  releases: { with: ['webpack'], without: [] },
  release: { with: ['webpack', 'playwright-core'], without: [] },
};

/** The image's bills of materials: packages of npm, unless it has none, and of Debian. */
export function checkBills(container: Container, name: string): void {
  const debian = read(container, 'sbom-debian.cdx.json');
  for (const one of ['libc6', 'node', ...(name === 'store' ? ['nginx-light'] : [])])
    expect(debian?.has(one) === true, `Debian's bill of materials of ${name} does not name ${one}`);
  const wanted = PACKAGES[name];
  if (wanted === undefined) return;
  const bill = read(container, 'sbom.cdx.json');
  for (const one of wanted.with)
    expect(bill?.has(one) === true, `The bill of materials of ${name} does not name ${one}`);
  for (const one of wanted.without) expect(bill?.has(one) === false, `The bill of materials of ${name} names ${one}`);
}

function read(container: Container, file: string): ReadonlySet<string> | undefined {
  const path = join(container.root, 'app', file);
  if (!existsSync(path)) return undefined;
  const bill = JSON.parse(readFileSync(path, 'utf8')) as Bill;
  return bill.bomFormat === 'CycloneDX' ? new Set(bill.components.map((one) => one.name)) : undefined;
}
