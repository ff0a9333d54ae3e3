// Part of `npm test`: compares the size of each build with deploy/budgets.json.
import { join } from 'node:path';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { readBuilt } from '../built.ts';
import { overBudget, readBudgets, weigh } from './weight.ts';

const problems: string[] = [];
for (const [name, budget] of Object.entries(readBudgets())) {
  const { dist } = readBuilt(repositoryRoot, name);
  const weight = await weigh(dist);
  problems.push(...overBudget(name, weight, budget));
  const line = (label: string, used: number, most: number): string =>
    `${label} ${used.toFixed(1).padStart(6)} of ${most} kB`;
  console.log(
    `${name.padEnd(12)} ${line('first view', weight.first_view, budget.first_view)}   ${line('all', weight.total, budget.total)}   ${weight.route}${weight.pictures > 0 ? `   pictures ${weight.pictures} of ${budget.pictures ?? 0} kB` : ''}`,
  );
}
if (problems.length > 0) {
  console.error(`\nOver budget (${join('deploy', 'budgets.json')}):\n- ${problems.join('\n- ')}`);
  process.exitCode = 1;
}
