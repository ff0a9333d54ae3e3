import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { ENGLISH, type Locale } from '@ayana/contracts/language';
import type { ShellRelease } from '../shell-release';
import { catalogueFile, LANGUAGE_NAMES, type LanguageScope, readScope } from './language-scope';
import { createRenderer, type Renderer, type RendererOptions } from './renderer';

/** Not replaced by the bundler: this server's own file. */
// oxlint-disable-next-line no-underscore-dangle -- Node's own names
declare const __filename: string, __dirname: string;

type Options = Pick<RendererOptions, 'apiOrigin' | 'fetch'> & { release: ShellRelease };

/**
 * The renderers by language. Texts are read when modules are evaluated, so this server evaluates its own bundle once more for each
 * language that is asked for, with that language's texts; English uses the code that already runs.
 */
export class Renderers {
  readonly #options: Options;
  readonly #renderers = new Map<string, Renderer>();

  constructor(options: Options) {
    this.#options = options;
  }

  of(locale: Locale): Renderer {
    const known = this.#renderers.get(locale.tag) ?? this.#create(locale);
    this.#renderers.set(locale.tag, known);
    return known;
  }

  #create(locale: Locale): Renderer {
    const { release, ...options } = this.#options;
    if (locale.tag === ENGLISH.tag) return createRenderer({ ...options, locale, language: {} });
    const language = readScope(join(release.folder, catalogueFile(locale.tag)));
    return evaluateIn(language)({ ...options, locale, language });
  }
}

/** This server's bundle, evaluated with the texts of a language; it exports its `createRenderer`. */
function evaluateIn(language: LanguageScope): typeof createRenderer {
  const module = { exports: {} as { createRenderer: typeof createRenderer } };
  const names = ['module', 'exports', 'require', '__filename', '__dirname', ...LANGUAGE_NAMES];
  const run = compileFunction(readFileSync(__filename, 'utf8'), names, { filename: __filename });
  const values = LANGUAGE_NAMES.map((name) => language[name]);
  // Imported, the bundler would take it for its own.
  const { createRequire } = process.getBuiltinModule('node:module');
  run(module, module.exports, createRequire(__filename), __filename, __dirname, ...values);
  return module.exports.createRenderer;
}
