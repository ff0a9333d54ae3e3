/** API tests: pure ESM on a real PostgreSQL (test/global-setup.js), compiled by SWC as the build compiles it. */
export default {
  runtime: '<rootDir>/test/runner/runtime.js',
  testEnvironment: '<rootDir>/test/runner/environment.js',
  // The contracts are there for `--changedSince`, which follows only files it knows.
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/../../contracts/src'],
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
  setupFiles: ['<rootDir>/test/setup.js'],
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  testSequencer: '<rootDir>/test/runner/longest-first.js',
  // Twice as many as the two cores of a build machine: tests of processes wait more than they compute.
  maxWorkers: 4,
  // Modules stay in memory: a worker that has grown begins again before it runs out.
  workerIdleMemoryLimit: '1.5GB',
  // For what never ends: how long a test takes depends on what else the machine does.
  testTimeout: 600_000,
};
