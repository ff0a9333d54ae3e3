import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { typeFaults } from './type-faults.ts';

export const KUBERNETES = join(repositoryRoot, 'deploy', 'kubernetes');

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly [field: string]: unknown;
}

/** Where the models of an API group come from; groups that are not listed are Kubernetes' own. */
const MODELS: Readonly<Record<string, string>> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'external-secrets.io': '@kubernetes-models/external-secrets',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const require = createRequire(import.meta.url);

/**
 * What kustomize itself makes of a folder.
 * @throws with what kustomize said
 */
export function kustomize(folder: string): KubernetesObject[] {
  const run = join(dirname(require.resolve('kustomize/package.json')), 'run.js');
  const { stdout, stderr, status } = spawnSync(process.execPath, [run, 'build', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`kustomize refused ${folder}: ${stderr}`);
  return parseAllDocuments(stdout).map((document) => document.toJS() as KubernetesObject);
}

const moduleOf = (apiVersion: string): string => {
  const models = MODELS[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models';
  return `${models}/${apiVersion}`;
};

const titleOf = ({ kind, metadata }: KubernetesObject): string => `${kind} ${metadata.name}`;

interface Model {
  new (data: unknown): { validate(): void };
}

/** Faults of the objects by the schemas of their groups, and fields that no type has. */
export async function kubernetesFaults(objects: readonly KubernetesObject[]): Promise<string[]> {
  const bySchema = await Promise.all(
    objects.map(async (object) => {
      const models = (await import(moduleOf(object.apiVersion))) as Record<string, Model | undefined>;
      const model = models[object.kind];
      if (model === undefined) return [`${titleOf(object)}: ${object.apiVersion} has no such kind`];
      try {
        new model(object).validate();
        return [];
      } catch (error) {
        return [`${titleOf(object)}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  const byType = typeFaults(
    objects.map((object) => ({
      name: titleOf(object),
      value: object,
      from: moduleOf(object.apiVersion),
      type: `I${object.kind}`,
    })),
  );
  return [...bySchema.flat(), ...byType];
}
