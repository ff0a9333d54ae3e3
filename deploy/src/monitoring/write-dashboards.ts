// `node deploy/src/monitoring/write-dashboards.ts`: writes deploy/monitoring/dashboards, which Grafana reads.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { dashboards, printDashboard } from './dashboards.ts';

const folder = join(repositoryRoot, 'deploy', 'monitoring', 'dashboards');
mkdirSync(folder, { recursive: true });
for (const [name, one] of Object.entries(dashboards())) writeFileSync(join(folder, name), printDashboard(one));
