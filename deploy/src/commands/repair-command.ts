import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { repairStore } from '../repair-store.ts';
import { openStore } from '../stores/open-store.ts';

/** `npm run releases -- --repair`. @returns exit code: 1 when something could not be repaired */
export async function repairCommand(say: (line: string) => void): Promise<number> {
  const store = await openStore(process.env);
  const { done, left } = await repairStore(store, repositoryRoot);
  for (const sentence of [...done, ...left]) say(`  ${sentence}`);
  if (done.length + left.length === 0) say(`  ${store.address} is whole: nothing was changed.`);
  return left.length === 0 ? 0 : 1;
}
