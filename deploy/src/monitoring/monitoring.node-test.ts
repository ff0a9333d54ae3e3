import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { parse } from 'yaml';
import { typeFaults } from '../definitions/type-faults.ts';
import { dashboards, printDashboard } from './dashboards.ts';

const FOLDER = join(repositoryRoot, 'deploy', 'monitoring');

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
}
interface RuleFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
}

const files = readdirSync(join(FOLDER, 'rules')).map((name) => ({
  name,
  value: parse(readFileSync(join(FOLDER, 'rules', name), 'utf8')) as RuleFile,
}));
const rules = files.flatMap(({ value }) => value.groups.flatMap((group) => group.rules));

/** Names of metrics as the code registers them, and those that every process of Node has by prom-client. */
function registered(): Set<string> {
  const sources = globSync(['services/api/src/**/*.ts', 'shell/server/**/*.ts'], { cwd: repositoryRoot })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(repositoryRoot, file), 'utf8'));
  const names = sources.flatMap((text) => [...text.matchAll(/'(ayana_[a-z_]+)'/g)].map(([, name = '']) => name));
  const byNode = ['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total', 'process_resident_memory_bytes'];
  return new Set([...names, ...byNode, 'up']);
}

/** Metrics that an expression reads, without what a histogram adds to its name. */
const readBy = (expression: string): string[] =>
  [...expression.matchAll(/(?<![\w:"=~])((?:ayana|nodejs|process)_[a-z0-9_]+|up)(?=[{[ )]|$)/gm)].map(([, name = '']) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
const recordedReadBy = (expression: string): string[] =>
  [...expression.matchAll(/ayana:[a-z0-9_:]+/g)].map(([name]) => name);

const expressions = [
  ...rules.map(({ expr }) => expr),
  ...Object.values(dashboards()).flatMap((one) =>
    [...JSON.stringify(one).matchAll(/"expr":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text = '']) => JSON.parse(`"${text}"`) as string,
    ),
  ),
];

void describe('deploy/monitoring', () => {
  void it('has rules and settings of the types that Prometheus takes', () => {
    const config = parse(readFileSync(join(FOLDER, 'prometheus.yml'), 'utf8')) as unknown;
    const documents = files.map(({ name, value }) => ({
      name,
      value,
      from: '@schemastore/prometheus.rules',
      type: 'PrometheusRules',
    }));
    const settings = { name: 'prometheus.yml', value: config, from: '@schemastore/prometheus', type: 'Prometheus' };
    assert.deepEqual(typeFaults([...documents, settings]), []);
    const [first] = documents;
    assert.ok(first);
    const broken = { ...first, value: { groups: [{ name: 'one', rules: [{ alert: 'A', expression: 'up' }] }] } };
    assert.notDeepEqual(typeFaults([broken]), []);
  });

  void it('reads no metric that the code does not have', () => {
    const known = registered();
    const recorded = new Set(rules.map(({ record }) => record));
    assert.ok(expressions.length > 80);
    assert.ok(expressions.flatMap(readBy).length > 80);
    assert.deepEqual(
      [...new Set(expressions.flatMap(readBy))].filter((name) => !known.has(name)),
      [],
    );
    assert.deepEqual(
      [...new Set(expressions.flatMap(recordedReadBy))].filter((name) => !recorded.has(name)),
      [],
    );
    assert.deepEqual(readBy('sum(rate(ayana_no_such_total{a="b"}[5m]))'), ['ayana_no_such_total']);
  });

  void it('has an alert for each objective, and says how urgent each alert is', () => {
    const objectives = new Set(rules.map(({ labels }) => labels?.['objective']).filter((name) => name !== undefined));
    assert.deepEqual([...objectives].sort(), [
      'api_availability',
      'api_latency',
      'lost',
      'mail_delay',
      'site_availability',
      'site_latency',
    ]);
    for (const { alert, labels } of rules)
      if (alert !== undefined) assert.ok(['page', 'ticket'].includes(labels?.['severity'] ?? ''), alert);
  });

  void it('has the dashboards that `node deploy/src/monitoring/write-dashboards.ts` writes', () => {
    const made = dashboards();
    assert.deepEqual(readdirSync(join(FOLDER, 'dashboards')).sort(), Object.keys(made).sort());
    for (const [name, one] of Object.entries(made))
      assert.equal(readFileSync(join(FOLDER, 'dashboards', name), 'utf8'), printDashboard(one), name);
  });

  const promtool = spawnSync('promtool', ['--version']).status === 0;
  void it('passes promtool', { skip: promtool ? false : 'promtool is not here' }, () => {
    const names = files.map(({ name }) => join(FOLDER, 'rules', name));
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', ...names], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });
});
