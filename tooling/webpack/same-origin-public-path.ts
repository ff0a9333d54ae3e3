import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * `publicPath: 'auto'` yields an absolute address (`https://host/releases/…`), the server renders a path
 * (`/releases/…`): React would see another `src` on every drawing. Where the bundle comes from the page's own origin
 * the origin is cut off, so both sides name the same file in the same words.
 */
class SameOriginPublicPath extends RuntimeModule {
  constructor() {
    super('same origin public path', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const path = RuntimeGlobals.publicPath;
    return `if (${path}.indexOf(location.origin + '/') === 0) ${path} = ${path}.slice(location.origin.length);`;
  }
}

export class SameOriginPublicPathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SameOriginPublicPath', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap('SameOriginPublicPath', (chunk) => {
        compilation.addRuntimeModule(chunk, new SameOriginPublicPath());
        return undefined;
      });
    });
  }
}
