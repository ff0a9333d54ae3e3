import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { KUBERNETES, kubernetesFaults, type KubernetesObject, kustomize } from './kubernetes.ts';

interface PodSpec {
  readonly containers: readonly {
    readonly name: string;
    readonly resources?: { readonly requests?: object; readonly limits?: object };
    readonly securityContext?: Readonly<Record<string, unknown>>;
    readonly volumeMounts?: readonly { readonly name: string }[];
  }[];
  readonly securityContext?: { readonly runAsNonRoot?: boolean; readonly seccompProfile?: { readonly type: string } };
  readonly automountServiceAccountToken?: boolean;
}

const OVERLAYS = ['small', 'large'] as const;
const TEAMS = ['mfe-admin', 'mfe-partner', 'mfe-patient', 'mfe-public', 'shell'];

const built = Object.fromEntries(OVERLAYS.map((name) => [name, kustomize(join(KUBERNETES, 'overlays', name))]));
const releases = TEAMS.flatMap((team) => kustomize(join(KUBERNETES, 'releases', team)));
const objectsOf = (overlay: string): KubernetesObject[] => built[overlay] ?? [];
const named = (overlay: string, kind: string, name: string): KubernetesObject => {
  const found = objectsOf(overlay).find((object) => object.kind === kind && object.metadata.name === name);
  assert.ok(found, `${overlay} has no ${kind} ${name}`);
  return found;
};
const podOf = (object: KubernetesObject): PodSpec => (object['spec'] as { template: { spec: PodSpec } }).template.spec;
const workloads = (overlay: string): KubernetesObject[] =>
  objectsOf(overlay).filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

void describe('deploy/kubernetes', () => {
  void it('is valid by the schemas of each kind', async () => {
    const objects = [...OVERLAYS.flatMap(objectsOf), ...releases];
    assert.ok(objects.length > 80);
    assert.deepEqual(await kubernetesFaults(objects), []);
  });

  for (const overlay of OVERLAYS) {
    void it(`${overlay} runs everything as an ordinary user on a read-only root`, () => {
      assert.ok(workloads(overlay).length >= 6);
      for (const object of workloads(overlay)) {
        const pod = podOf(object);
        const title = `${object.kind} ${object.metadata.name}`;
        assert.equal(pod.securityContext?.runAsNonRoot, true, title);
        assert.equal(pod.securityContext?.seccompProfile?.type, 'RuntimeDefault', title);
        assert.equal(pod.automountServiceAccountToken, false, title);
        for (const { securityContext, resources } of pod.containers) {
          assert.equal(securityContext?.['readOnlyRootFilesystem'], true, title);
          assert.equal(securityContext['allowPrivilegeEscalation'], false, title);
          assert.deepEqual(securityContext['capabilities'], { drop: ['ALL'] }, title);
          assert.ok(resources?.requests && resources.limits, title);
        }
      }
    });

    void it(`${overlay} holds no secret`, () => {
      assert.deepEqual(
        objectsOf(overlay).filter(({ kind }) => kind === 'Secret'),
        [],
      );
    });

    void it(`${overlay} denies all traffic but what it lists`, () => {
      const { podSelector, policyTypes } = named(overlay, 'NetworkPolicy', 'nothing')['spec'] as Record<
        string,
        unknown
      >;
      assert.deepEqual(podSelector, {});
      assert.deepEqual(policyTypes, ['Ingress', 'Egress']);
    });
  }

  void it('finds a wrong value, a missing one, an unknown field and an unknown kind', async () => {
    const api = named('small', 'Deployment', 'api');
    const spec = api['spec'] as Record<string, unknown>;
    const found = await kubernetesFaults([
      { ...api, spec: { ...spec, replicas: 'two' } },
      { ...api, spec: { ...spec, selector: undefined } },
      { ...api, spec: { ...spec, replica: 2 } },
      { ...api, kind: 'Deploymint' },
    ]);
    const text = found.join('\n');
    assert.match(text, /Deployment api: .*replicas.*integer/s);
    assert.match(text, /Deployment api: .*required property selector/);
    assert.match(text, /Deployment api: .*'"replica"'/);
    assert.match(text, /Deploymint api: apps\/v1 has no such kind/);
  });

  void it('gives the owner of the tables to the migrations alone', () => {
    for (const overlay of OVERLAYS)
      for (const object of workloads(overlay))
        assert.equal(
          JSON.stringify(object).includes('ayana-database-owner'),
          object.metadata.name === 'migrate',
          `${overlay} ${object.metadata.name}`,
        );
  });

  void it('has a release for each remote and the shell', () => {
    const folders = readdirSync(join(KUBERNETES, 'releases')).filter((name) => name !== 'base');
    assert.deepEqual(folders.sort(), TEAMS);
    for (const team of TEAMS) {
      const job = releases.find(({ kind, metadata }) => kind === 'Job' && metadata.name === `${team}-release`);
      assert.ok(job, team);
      assert.match(JSON.stringify(job), new RegExp(`"name":"REMOTE","value":"${team}"`));
      assert.match(JSON.stringify(job), new RegExp(`"serviceAccountName":"${team}-release"`));
    }
  });
});
