import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Puts the files of a folder into the output under their own names: what HTML names before any script runs. */
export class EmitFilesPlugin {
  readonly #from: string;
  readonly #to: string;
  readonly #pattern: RegExp;

  constructor(options: { from: string; to: string; pattern: RegExp }) {
    this.#from = options.from;
    this.#to = options.to;
    this.#pattern = options.pattern;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitFiles', stage: -2000 }, () => {
        for (const name of readdirSync(this.#from).filter((file) => this.#pattern.test(file))) {
          const file = join(this.#from, name);
          compilation.fileDependencies.add(file);
          compilation.emitAsset(`${this.#to}/${name}`, new webpack.sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}
