/** One edit, and how it shows. Functions given to the page run in the browser. */
export interface Edit {
  /** For people: where it is made. */
  readonly place: string;
  /** Address of the page that shows it. */
  readonly page: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** An expression that is true in the page once the edit shows. */
  readonly shows: string;
  /** Whether components keep their state; a store of portal-kit cannot be replaced while components use it. */
  readonly keepsState: boolean;
}

const WORD = 'SAVED JUST NOW';
const textShows = `document.body.innerText.includes('${WORD}')`;

export const EDITS: readonly Edit[] = [
  {
    place: 'a text of a remote',
    page: '/',
    file: 'mfe-public/src/features/hero/messages.ts',
    from: 'from your own kitchen table',
    to: WORD,
    shows: textShows,
    keepsState: true,
  },
  {
    place: 'a component of a remote',
    page: '/',
    file: 'mfe-public/src/features/hero/hero.tsx',
    from: '<h1>',
    to: `<h1>${WORD} `,
    shows: textShows,
    keepsState: true,
  },
  {
    place: 'shared-ui',
    page: '/',
    file: 'shared-ui/src/button/button.styles.ts',
    from: 'cursor: pointer;',
    to: 'cursor: pointer; letter-spacing: 3px;',
    shows: `[...document.querySelectorAll('a, button')].some((one) => getComputedStyle(one).letterSpacing === '3px')`,
    keepsState: true,
  },
  {
    place: 'a component of the shell',
    page: '/',
    file: 'shell/src/frame/navigation/top-navigation.tsx',
    from: '{label}',
    to: `{label} ${WORD}`,
    shows: textShows,
    keepsState: true,
  },
  {
    place: 'portal-kit',
    page: '/',
    file: 'portal-kit/src/toasts/toasts.ts',
    from: '  current: null,',
    to: `  current: { id: 1, kind: 'success', title: '${WORD}', text: 'x', duration: 60_000, open: true },`,
    shows: textShows,
    keepsState: false,
  },
  {
    place: 'the API',
    page: '/',
    file: 'services/api/src/modules/social-links/social-links.controller.ts',
    from: '.execute();',
    to: `.execute().then((links) => links.map((link) => Object.assign(link, { platform_name: '${WORD}' })));`,
    shows: `document.querySelector('[aria-label="${WORD}"]') !== null`,
    keepsState: true,
  },
];

/** What does not compile, and where it is said. */
export const MISTAKES: readonly { place: string; file: string; from: string; to: string }[] = [
  {
    place: 'a remote',
    file: 'mfe-public/src/features/hero/hero.tsx',
    from: 'export function Hero',
    to: 'export functio Hero',
  },
  {
    place: 'the API',
    file: 'services/api/src/modules/partner-hospitals/partner-hospitals.service.ts',
    from: 'async list(',
    to: 'asyn list(',
  },
];
