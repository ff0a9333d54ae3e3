import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Workspace packages lie one or two folders deep. @param {string} root @returns {string[]} relative, sorted */
export function packageFolders(root) {
  const found = [];
  for (const first of subfolders(root)) {
    if (existsSync(join(root, first, 'package.json'))) found.push(first);
    else
      found.push(
        ...subfolders(join(root, first))
          .map((second) => join(first, second))
          .filter((folder) => existsSync(join(root, folder, 'package.json'))),
      );
  }
  return found.sort();
}

/** @param {string} folder */
function subfolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name);
}
