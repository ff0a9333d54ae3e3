import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { transform, type Options } from '@swc/core';

import { repositoryRoot as root } from '../../database/paths.ts';
import type { Problem } from '../problems.ts';

const API = join(root, 'services', 'api');
const SOURCE = join(API, 'src');
const TEST = /\.test\.ts$/;

/** The API's own compiled files, as deep as `dist`, because it finds its migrations from there. */
export const LIVE = join(API, '.live');

/** Compiles the API as its build does, file by file, and keeps what does not compile. */
export class ApiFiles {
  readonly #options = JSON.parse(readFileSync(join(API, '.swcrc'), 'utf8')) as Options;
  readonly #broken = new Map<string, Problem>();

  get problems(): Problem[] {
    return [...this.#broken.values()];
  }

  /** Compiles everything. */
  async compileAll(): Promise<void> {
    rmSync(LIVE, { recursive: true, force: true });
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
    await Promise.all(files.map((file) => this.compile(file)));
  }

  /** Compiles one file, relative to `src`; one that is gone loses its output. */
  async compile(file: string): Promise<void> {
    if (!file.endsWith('.ts') || TEST.test(file)) return;
    const output = join(LIVE, file.replace(/\.ts$/, '.js'));
    let source: string;
    try {
      source = readFileSync(join(SOURCE, file), 'utf8');
    } catch {
      this.#broken.delete(file);
      rmSync(output, { force: true });
      return;
    }
    try {
      const { $schema: _schema, ...options } = this.#options as Options & { $schema?: string };
      const { code } = await transform(source, {
        ...options,
        swcrc: false,
        configFile: false,
        filename: join(SOURCE, file),
        sourceMaps: 'inline',
      });
      mkdirSync(dirname(output), { recursive: true });
      writeFileSync(output, code);
      this.#broken.delete(file);
    } catch (error) {
      this.#broken.set(file, problemOf(file, error));
    }
  }
}

function problemOf(file: string, error: unknown): Problem {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const text = message
    .replace(/\n*Caused by:[\s\S]*$/, '')
    .replaceAll(`${root}/`, '')
    .trim();
  const place = /[╭,]-\[[^\]]*?:(\d+):(\d+)\]/.exec(text);
  return {
    where: ['API'],
    file: [`services/api/src/${file}`, ...(place === null ? [] : [`${place[1]}:${place[2]}`])].join(':'),
    text,
  };
}
