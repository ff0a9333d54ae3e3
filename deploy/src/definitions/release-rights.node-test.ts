import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { KUBERNETES } from './kubernetes.ts';

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const TEAMS = readdirSync(join(KUBERNETES, 'releases')).filter((name) => name !== 'base');
const STORE = 'arn:aws:s3:::ayana-releases/releases';

const statementsOf = (team: string): readonly Statement[] => {
  const text = readFileSync(join(KUBERNETES, 'releases', team, 'policy.json'), 'utf8');
  const { Version, Statement } = JSON.parse(text) as { Version: string; Statement: readonly Statement[] };
  assert.equal(Version, '2012-10-17');
  return Statement;
};

/** Whether `pattern`, a resource of a policy, covers an object; a `*` at its end matches any characters. */
const covers = (pattern: string, object: string): boolean =>
  pattern.endsWith('*') ? object.startsWith(pattern.slice(0, -1)) : object === pattern;

const may = (team: string, action: string, path: string): Statement | undefined =>
  statementsOf(team).find(
    ({ Action, Resource }) =>
      Action.includes(action) && Resource.some((pattern) => covers(pattern, `${STORE}/${path}`)),
  );

void describe('the rights of a release', () => {
  for (const team of TEAMS) {
    void it(`${team} writes and removes below its own prefix only`, () => {
      for (const other of TEAMS) {
        const file = `${other}/1.0.0-45282680deec/web/remoteEntry.js`;
        assert.equal(may(team, 's3:PutObject', file) !== undefined, other === team, file);
        assert.equal(may(team, 's3:DeleteObject', file) !== undefined, other === team, file);
        assert.ok(may(team, 's3:GetObject', file), file);
      }
    });

    void it(`${team} switches by compare-and-swap only, and cannot remove the registry`, () => {
      const switching = may(team, 's3:PutObject', 'registry.json');
      // Refused unless the request has If-Match.
      assert.deepEqual(switching?.Condition, { Null: { 's3:if-match': 'false' } });
      assert.equal(may(team, 's3:DeleteObject', 'registry.json'), undefined);
      assert.equal(may(team, 's3:PutObject', 'other.json'), undefined);
    });

    void it(`${team} has no other rights`, () => {
      const actions = statementsOf(team).flatMap(({ Action }) => Action);
      assert.deepEqual([...new Set(actions)].sort(), [
        's3:DeleteObject',
        's3:GetObject',
        's3:ListBucket',
        's3:PutObject',
      ]);
    });
  }
});
