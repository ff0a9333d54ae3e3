import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@ayana/contracts/identity';

import { bold, cyan, dim, duration } from '../terminal/style.ts';
import type { Settings } from './settings.ts';

/** What the terminal shows once everything runs. */
export function welcome({ publicOrigin, mail, demoData, dataDir }: Settings, startedAt: number): string {
  const lines = [
    '',
    `  ${bold('Ayana is ready')}  ${dim(`after ${duration(Date.now() - startedAt)}`)}`,
    '',
    `  Address   ${cyan(publicOrigin)}`,
  ];
  if (mail !== undefined) {
    lines.push(`  Mail      ${cyan(`http://localhost:${mail.webPort}`)}`);
    if (demoData) lines.push(`  Replies   ${cyan(`http://localhost:${mail.webPort}/replies`)}`);
  }
  if (demoData) lines.push('', ...accounts(publicOrigin));
  lines.push('', dim(`  Ctrl-C stops everything. Data and logs: ${dataDir}`), '');
  return lines.join('\n');
}

/** Who can sign in with demo data, and how. */
export function accounts(publicOrigin: string): string[] {
  const rows = DEMO_ACCOUNTS.map(({ role, email }) => [role ?? '(no role)', email] as const);
  const width = Math.max(...rows.map(([role]) => role.length)) + 3;
  return [
    `  ${bold('Demo accounts')}  ${dim(`sign in at ${publicOrigin}/login, password`)} ${DEMO_PASSWORD}`,
    '',
    `  ${dim('Role'.padEnd(width))}${dim('E-mail')}`,
    ...rows.map(([role, email]) => `  ${role.padEnd(width)}${email}`),
  ];
}
