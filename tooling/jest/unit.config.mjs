import path from 'node:path';

const rootDir = path.resolve(import.meta.dirname, '../..');

/** Packages published as ES modules only; jest's registry here is CommonJS, so they are compiled like our own code. */
const esmOnly = [
  '@base-ui',
  '@tanstack',
  'd3-[a-z-]+',
  'internmap',
  '@date-fns',
  '@fastify',
  'find-my-way',
  'ky',
  'lucide-react',
  'openapi-fetch',
  'zustand',
];

const swc = (react, compiler = '@swc/jest') => [
  compiler,
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: react },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  rootDir,
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.(ts|mjs|js)$': swc(false) },
  transformIgnorePatterns: [`node_modules/\\.pnpm/(?!(${esmOnly.join('|')})[@+])`],
  moduleNameMapper: {
    '\\.svg\\?picture(=wide)?$': '<rootDir>/tooling/jest/picture.cjs',
    '\\.(svg|woff2|png|avif|webp)$': '<rootDir>/tooling/jest/asset-url.cjs',
    '\\.md$': '<rootDir>/tooling/jest/asset-url.cjs',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.*/dist/',
    '<rootDir>/\\.data/',
    '<rootDir>/\\.cache/',
    '<rootDir>/\\.toolchain/',
  ],
  setupFilesAfterEnv: ['@testing-library/jest-dom/jest-globals', '<rootDir>/tooling/jest/no-console-noise.cjs'],
};

const browserPackages = [
  'portal-kit',
  'shared-ui',
  'case-kit',
  'shell/src',
  'mfe-public',
  'mfe-patient',
  'mfe-partner',
  'mfe-admin',
];
const serverPackages = ['contracts', 'deploy', 'shell/server', 'tooling'];
const tests = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

/** The test that opens every form: it also reaches the components that a file does not export. */
const everyForm = '/shell/src/every-form/';

/** Unit tests: rules and states under Node, components under jsdom. */
export default {
  rootDir,
  // Ends a test that hangs; it says nothing of how fast a machine with other work is.
  testTimeout: 90_000,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: tests(serverPackages) },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tooling/jest/browser-environment.cjs',
      testMatch: tests(browserPackages),
      testPathIgnorePatterns: [everyForm],
      setupFiles: ['<rootDir>/tooling/jest/browser-setup.cjs'],
    },
    {
      ...shared,
      displayName: 'forms',
      testEnvironment: '<rootDir>/tooling/jest/browser-environment.cjs',
      testMatch: [`<rootDir>${everyForm}**/*.test.tsx`],
      setupFiles: ['<rootDir>/tooling/jest/browser-setup.cjs'],
      transform: { ...shared.transform, '^.+\\.tsx$': swc(true, '<rootDir>/tooling/jest/open-components.cjs') },
    },
  ],
};
