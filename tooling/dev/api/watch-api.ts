import { watch } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot as root } from '../../database/paths.ts';

/** What was changed since the last call. */
export interface ApiChange {
  /** Relative to services/api/src. */
  readonly sources: readonly string[];
  readonly migrations: boolean;
  readonly seeds: boolean;
  /** Relative to the root, for people. */
  readonly files: readonly string[];
}

/** Editors write a file in several steps. */
const QUIET_MS = 40;

/** Follows everything the API is made of: its sources, migrations and seeds, and the contracts it runs as they are. */
export function watchApi(onChange: (change: ApiChange) => void): { close(): void } {
  let files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const folders = ['services/api/src', 'services/api/migrations', 'services/api/seeds', 'contracts/src'];
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !/\.(ts|sql|csv)$/.test(name) || name.endsWith('.test.ts')) return;
      files.add(`${folder}/${name.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const all = [...files];
        files = new Set();
        const source = 'services/api/src/';
        onChange({
          sources: all.filter((file) => file.startsWith(source)).map((file) => file.slice(source.length)),
          migrations: all.some((file) => file.startsWith('services/api/migrations/')),
          seeds: all.some((file) => file.startsWith('services/api/seeds/')),
          files: all,
        });
      }, QUIET_MS);
    }),
  );
  return {
    close: () => {
      clearTimeout(timer);
      for (const one of watchers) one.close();
    },
  };
}
