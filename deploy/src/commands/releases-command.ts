import { defaultEntry } from '@ayana/contracts/releases';
import { bold, dim } from '@ayana/tooling/terminal/style.ts';
import { earlierOf } from '../changes.ts';
import { openStore } from '../stores/open-store.ts';

/** `npm run releases`: what is live, for which sessions, since when, and what a rollback leads to. */
export async function releasesCommand(say: (line: string) => void): Promise<void> {
  const store = await openStore(process.env);
  const { registry } = await store.registry();
  say(`\n  ${bold(store.address)}, generation ${registry.generation}\n`);
  const rows: string[][] = [['remote', 'version', 'for', 'since', 'before it', 'stored']];
  for (const [name, entries] of Object.entries(registry.microFrontends).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const stored = (await store.versions(name)).length;
    for (const entry of entries) {
      const isDefault = entry === defaultEntry(entries);
      rows.push([
        isDefault ? name : '',
        entry.metadata.version,
        `${entry.deployment.traffic} %`,
        entry.extras.since?.replace('T', ' ').slice(0, 16) ?? '',
        earlierOf(entry)[0] ?? 'nothing',
        isDefault ? String(stored) : '',
      ]);
    }
  }
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  rows.forEach((row, index) => {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ');
    say(`  ${index === 0 ? dim(line) : line}`);
  });
}
