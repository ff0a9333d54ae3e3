import webpack, { type Compiler } from 'webpack';
import { catalogueScripts } from './catalogues.ts';
import { readTexts } from './texts.ts';

/** Puts the catalogue of each other language into a build, as `locales/<tag>.js`. A watching build makes them once. */
export class CataloguesPlugin {
  readonly #name: string;
  #scripts: ReturnType<typeof catalogueScripts> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Catalogues', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Catalogues', stage: -2000 }, () => {
        this.#scripts ??= catalogueScripts(readTexts(this.#name));
        for (const { tag, script } of this.#scripts)
          compilation.emitAsset(`locales/${tag}.js`, new webpack.sources.RawSource(script));
      });
    });
  }
}
