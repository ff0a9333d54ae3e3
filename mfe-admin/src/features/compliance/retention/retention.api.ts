import type { RetentionRuleKey } from '@ayana/contracts/operations';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction, readFirst } from '@ayana/portal-kit/screens';
import type { RetentionRule, RetentionRun } from '../types';

const SHOWN = 20;

/** The rules and the last runs, each read for itself. */
export interface RetentionAnswer {
  id: 'retention';
  rules: RetentionRule[];
  runs: Part<RetentionRun[]>;
}

export const retentionLoader = (): Promise<Part<RetentionAnswer>> =>
  readPart(
    (async () => {
      const [rules, runs] = await Promise.all([
        dataOf(api.GET('/retention-rules')),
        readPart(readFirst(dataOf(api.GET('/retention-runs', { params: { query: { limit: SHOWN } } })))),
      ]);
      return {
        id: 'retention' as const,
        rules,
        runs: runs.value === null ? runs : { value: [...runs.value.items], failure: null },
      };
    })(),
  );

/** Counts what would be removed with this number of days. */
export const dryRun = (key: RetentionRuleKey, keep_days: number): Promise<RetentionRun> =>
  dataOf(api.POST('/retention-rules/{key}/dry-run', { params: { path: { key } }, body: { keep_days } }));

/** Another's change since it was read is refused. */
const given = ({ key, version }: { key: RetentionRuleKey; version: number }) => ({
  params: { path: { key } },
  headers: { 'If-Match': `"${version}"` },
});

export const changeDays = (of: RetentionRule, keep_days: number): Promise<RetentionRule> =>
  dataOf(api.PATCH('/retention-rules/{key}', { ...given(of), body: { keep_days } }));

export type RetentionCommand =
  | { intent: 'switch'; key: RetentionRuleKey; version: number; on: boolean }
  | { intent: 'run'; key: RetentionRuleKey };

export const retentionAction = commandAction((command: RetentionCommand): Promise<unknown> =>
  command.intent === 'run'
    ? dataOf(api.POST('/retention-rules/{key}/run', { params: { path: { key: command.key } } }))
    : dataOf(api.PATCH('/retention-rules/{key}', { ...given(command), body: { is_switched_on: command.on } })),
);
