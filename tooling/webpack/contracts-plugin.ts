import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const SURFACE = join(import.meta.dirname, '..', '..', 'portal-kit', 'surface.json');

/** Writes `contracts.json` of a shell: the contract versions it loads. A remote that is built for another is not released for it. */
export class ContractsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Contracts', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Contracts', stage: 5000 }, () => {
        compilation.fileDependencies.add(SURFACE);
        const { contracts } = JSON.parse(readFileSync(SURFACE, 'utf8')) as { contracts: number[] };
        compilation.emitAsset('contracts.json', new webpack.sources.RawSource(`${JSON.stringify(contracts)}\n`));
      });
    });
  }
}
