import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';

import type { SavedFile } from './files.ts';
import type { Sequence, Shape, Table } from './catalogue.ts';

/** Raised when an older program could not read what a newer one writes. */
export const FORMAT = 1;

export interface TableFile extends Table {
  /** In the backup's folder: COPY's text format, gzip. */
  readonly file: string;
  readonly rows: number;
  /** Of the file as it lies there, in hex. */
  readonly sha256: string;
}

/** `manifest.json`, written last: a folder without one is no backup. */
export interface Manifest extends Shape {
  readonly format: number;
  /** ISO 8601, UTC. */
  readonly taken_at: string;
  readonly postgres: string;
  /** In the order they are filled: each after those it refers to. */
  readonly tables: readonly TableFile[];
  readonly sequences: readonly Sequence[];
  /** In the folder `files`; absent where they are in a bucket, or in a backup of an older version. */
  readonly files?: readonly SavedFile[];
}

/** @throws SentenceError when the folder holds no backup, or one of a newer program */
export function readManifest(folder: string): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new SentenceError(`${folder} is not a backup: it has no readable manifest.json.`);
  }
  if (manifest.format !== FORMAT) {
    throw new SentenceError(
      `The backup ${folder} has format ${manifest.format}, this version of Ayana reads ${FORMAT}: use the version that wrote it.`,
    );
  }
  return manifest;
}
