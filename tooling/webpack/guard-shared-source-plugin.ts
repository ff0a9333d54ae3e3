import webpack, { type Compiler, type Module } from 'webpack';

/** These have no state of their own: each remote bundles them, so that pages without lists and forms do not load them. */
const KIT_SOURCE = /[\\/]portal-kit[\\/]src[\\/](?!(?:screens|form-engine)[\\/])/;

/**
 * A remote that bundles a file of portal-kit would hold a second session, socket and toast store. It happens by a
 * deep import, and nothing breaks until someone signs in: so the build refuses it.
 */
export class GuardSharedSourcePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GuardSharedSource', (compilation) => {
      compilation.hooks.finishModules.tap('GuardSharedSource', (modules: Iterable<Module>) => {
        for (const module of modules) {
          const file = (module as { resource?: string }).resource ?? '';
          if (!KIT_SOURCE.test(file)) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `${file} would be bundled a second time: import it from '@ayana/portal-kit', which the shell shares.`,
            ),
          );
        }
      });
    });
  }
}
