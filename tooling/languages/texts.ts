import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Text } from './extracting.ts';

export type Texts = Record<string, Record<string, Text>>;
/** ICU messages by id and place. */
export type Messages = Record<string, Record<string, string>>;

/** Where the texts of each package are; the shell's catalogue also holds those of the packages that every page uses. */
export const CATALOGUES: Readonly<Record<string, readonly string[]>> = {
  shell: ['shell/src', 'shell/server', 'shared-ui/src', 'portal-kit/src', 'case-kit/src', 'contracts/src'],
  'mfe-public': ['mfe-public/src'],
  'mfe-patient': ['mfe-patient/src'],
  'mfe-partner': ['mfe-partner/src'],
  'mfe-admin': ['mfe-admin/src'],
  'services/api': ['services/api/src', 'contracts/src'],
};

/** The texts that the code of a package uses, those of other packages too; read in a process of its own. */
export function readTexts(name: string): Texts {
  return textsIn(CATALOGUES[name] ?? []);
}

/** The texts of all packages, which takes as long as those of one or two. */
export function readAllTexts(): Texts {
  return textsIn([...new Set(Object.values(CATALOGUES).flat())]);
}

function textsIn(folders: readonly string[]): Texts {
  const extract = path.join(import.meta.dirname, 'extract.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [extract, ...folders], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The texts of ${folders.join(', ')} could not be read: ${stderr}`);
  return JSON.parse(stdout) as Texts;
}

/** English as ICU messages. */
export function englishOf(texts: Texts): Messages {
  return mapPlaces(texts, ({ message }) => message);
}

/** The texts that belong to a package itself: the others are in the catalogue of theirs. */
export function ownTexts(name: string, texts: Texts): Texts {
  const own = [
    ...(name === 'shell' ? ['shell', 'shared-ui', 'portal-kit', 'case-kit', 'contracts'] : [path.basename(name)]),
    `portal/${name}`,
  ];
  return Object.fromEntries(
    Object.entries(texts).filter(([id]) => own.some((prefix) => id === prefix || id.startsWith(`${prefix}/`))),
  );
}

/** A message for each text, under its id and place. */
export const mapPlaces = (texts: Texts, make: (text: Text) => string): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, places]) => [
      id,
      Object.fromEntries(Object.entries(places).map(([place, text]) => [place, make(text)])),
    ]),
  );
