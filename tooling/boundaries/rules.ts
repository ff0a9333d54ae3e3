import type { IForbiddenRuleType } from 'dependency-cruiser';

const modules = 'services/api/src/modules/';
const remotes = 'mfe-(public|patient|partner|admin)';
export const TESTS = '\\.(test|spec|node-test)\\.tsx?$|/testing/|^services/api/test/';

/** What a patient’s case is made of, from below: each knows only those before it, and learns of the others by what they register with it. */
const CASE_PARTS = ['patient-papers', 'journeys', 'records', 'messages', 'work', 'offers', 'orders', 'trips', 'cases'];

const partRules: IForbiddenRuleType[] = CASE_PARTS.slice(0, -1).map((part, index) => ({
  name: `${part}-know-no-later-part`,
  comment: `${part} is used by ${CASE_PARTS.slice(index + 1).join(', ')} and imports none of them: let them register with it (ADR 99).`,
  severity: 'error',
  from: { path: `^${modules}${part}/`, pathNot: TESTS },
  to: { path: `^${modules}(${CASE_PARTS.slice(index + 1).join('|')})/` },
}));

/** Which package may import which (docs/architecture.md). Each rule has a fixture of the same name that breaks it and nothing else. */
export const RULES: IForbiddenRuleType[] = [
  {
    name: 'contracts-import-nothing',
    comment: 'contracts is the language both ends share: no framework, no I/O. Its one library does zone arithmetic.',
    severity: 'error',
    from: { path: '^contracts/src', pathNot: TESTS },
    to: { pathNot: ['^contracts/src', '@date-fns/tz'] },
  },
  {
    name: 'shared-ui-is-only-the-look',
    comment:
      'shared-ui knows no fetching, no roles, no routes: hand what it shows in as props. Of contracts it uses the language and how numbers are written.',
    severity: 'error',
    from: { path: '^shared-ui/src', pathNot: TESTS },
    to: {
      path: '^(contracts|portal-kit|case-kit|shell|mfe-|services|tooling)|node_modules/(react-router|ky|openapi-fetch|zustand|socket.io)',
      pathNot: '^contracts/src/(language|numbers)/',
    },
  },
  {
    name: 'portal-kit-imports-contracts-only',
    comment: 'portal-kit is shared by the shell and every remote at run time; it may lean on contracts alone.',
    severity: 'error',
    from: { path: '^portal-kit/src', pathNot: TESTS },
    to: { path: '^(shared-ui|case-kit|shell|mfe-|services|tooling|deploy)' },
  },
  {
    name: 'case-kit-imports-the-kits-only',
    comment: 'case-kit is what several portals show, made of portal-kit and shared-ui; no portal is known to it.',
    severity: 'error',
    from: { path: '^case-kit/src', pathNot: TESTS },
    to: { path: '^(shell|mfe-|services|tooling|deploy)' },
  },
  {
    name: 'remotes-never-import-each-other',
    comment: 'Remotes are released alone. Share through contracts, portal-kit, shared-ui or case-kit.',
    severity: 'error',
    from: { path: `^${remotes}/` },
    to: { path: '^(mfe-|shell|services|deploy|e2e)', pathNot: '^mfe-$1/' },
  },
  {
    name: 'shell-loads-remotes-at-run-time-only',
    comment: 'The shell knows remotes from the registry; an import would bind their releases together.',
    severity: 'error',
    from: { path: '^shell/' },
    to: { path: '^(mfe-|services)' },
  },
  {
    name: 'services-import-contracts-only',
    comment: 'The API shares words with the browser, not code.',
    severity: 'error',
    from: { path: '^services/', pathNot: TESTS },
    to: { path: '^(shared-ui|portal-kit|case-kit|shell|mfe-|deploy|e2e|tooling)' },
  },
  {
    name: 'tooling-does-not-import-deploy',
    comment: 'deploy uses tooling; a command that needs both belongs to deploy/bin.',
    severity: 'error',
    from: { path: '^tooling/' },
    to: { path: '^deploy/' },
  },
  {
    name: 'e2e-sees-what-a-person-sees',
    comment: 'Browser tests use pages and the public API, not the code behind them.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^(shared-ui|portal-kit|case-kit|shell|mfe-|services)' },
  },
  {
    name: 'features-do-not-reach-into-siblings',
    comment:
      'A feature is made of its own files; what two need belongs one level up, in shared-ui, portal-kit or case-kit.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'modules-meet-at-their-index',
    comment: 'An API module reaches another through its index.ts: its services, events and module, never its entities.',
    severity: 'error',
    from: { path: '^services/api/src/modules/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^services/api/src/modules/',
      pathNot: ['^services/api/src/modules/$1/', '^services/api/src/modules/[^/]+/index\\.ts$'],
    },
  },
  ...partRules,
  {
    name: 'modules-lead-one-way',
    comment:
      'Modules of the API never import each other in a circle: what both need belongs to the one that imports less, or is registered.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${modules}[^/]+$` },
    to: { path: `^${modules}[^/]+$`, circular: true },
  },
  {
    name: 'index-files-have-readers',
    comment: 'An index.ts is for imports from outside its folder (CONTRIBUTING.md): without any, remove it.',
    severity: 'error',
    from: {},
    module: { path: '(^|/)index\\.tsx?$', numberOfDependentsLessThan: 1 },
  },
  {
    name: 'platform-knows-no-module',
    comment:
      'platform/ is used by the modules and imports nothing else of the API: modules register with it, or implement its interfaces.',
    severity: 'error',
    from: { path: '^services/api/src/platform/', pathNot: TESTS },
    to: { path: '^services/api/src/', pathNot: '^services/api/src/platform/' },
  },
  {
    name: 'domain-is-pure',
    comment: 'Rules and states import neither Nest nor the database, so that they can be read and tested alone.',
    severity: 'error',
    from: { path: '/domain/', pathNot: TESTS },
    to: { path: '@nestjs|@mikro-orm|node_modules/pg|\\.(service|controller|entity|module)\\.ts$' },
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one file, or need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];
