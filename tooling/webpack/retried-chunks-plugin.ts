import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Retry fetches a remote's entry under a new address (`?retry=1`). Its chunks come under it as well: under the old one a browser answers
 * with what it has, be it a load that still hangs or the sign-in page of a network that it kept in the chunk's place.
 */
class RetriedChunks extends RuntimeModule {
  constructor() {
    super('retried chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const file = RuntimeGlobals.getChunkScriptFilename;
    return `var retry = document.currentScript && new URL(document.currentScript.src).search;
if (retry) {
  var chunkFile = ${file};
  ${file} = function (chunkId) { return chunkFile(chunkId) + retry; };
}`;
  }
}

export class RetriedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetriedChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('RetriedChunks', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetriedChunks());
          return undefined;
        });
    });
  }
}
