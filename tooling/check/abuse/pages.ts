import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../../database/paths.ts';
import { publicRoutes } from '../pages/crawl.ts';
import { readPage } from '../pages/reading.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import type { Attack, Target } from './attack.ts';
import { drawn, HOSTILE_SEGMENTS, HOSTILE_TEXTS, encoded } from './kit/hostile.ts';
import { checkOrdinaryVisitor } from './kit/ordinary-visitor.ts';
import type { Answer } from './kit/raw.ts';
import { send } from './kit/request.ts';

const EVIL = 'evil.example';
/** Public pages that are not made from a row of a table. */
const OWN_PAGES = new Set(publicRoutes().filter((path) => !path.includes('/:')));

/** An address that is requested. */
interface Asked {
  readonly target: string;
  readonly cookie?: string;
}

/** Every route of the front ends by hostile addresses. */
export const pages: Attack = {
  name: 'pages',
  title: 'Pages by hostile addresses',
  wanted:
    'No address fails, leads to another site, or puts into the index what is not there; the canonical address is right and ours.',
  async run(target) {
    const { long, say, seed } = target;
    const all = [...strange(), ...routes().flatMap((route) => variantsOf(route, seed, long))];
    const asked = long ? all : [...strange(), ...drawn(all, seed, 500)];
    say(`${asked.length} addresses`);
    await Promise.all([
      runInParallel(asked, 6, (each) => ask(target, each)),
      checkOrdinaryVisitor(target, 'hostile addresses'),
    ]);
    return { addresses: asked.length };
  },
};

async function ask({ origin, tally }: Target, { target, cookie }: Asked): Promise<void> {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const answer = await send(origin, { target, headers });
  tally.note({ target, headers }, answer, {
    mayClose: target.includes('\u0000'),
    wrong: (given) => leadsAway(given, origin, target) ?? headOf(given, origin, pageAt(target, origin)),
  });
}

function leadsAway({ headers: { location } }: Answer, origin: string, target: string): string | undefined {
  if (location === undefined) return undefined;
  if (!URL.canParse(location, origin)) return 'leads to no address';
  const to = new URL(location, origin);
  if (to.origin !== origin) return 'leads to another site';
  const next = to.searchParams.get('next');
  // Browsers read \ as /, and skip tabs and line ends; what is `next` here is followed after signing in.
  const isAway = next !== null && new URL(next.replaceAll(/[\t\r\n]/g, ''), origin).origin !== origin;
  return isAway && !target.includes('next=') ? 'leads to another site after signing in' : undefined;
}

function headOf({ status, body, headers }: Answer, origin: string, page: string | undefined): string | undefined {
  if (status !== 200 || headers['content-type']?.startsWith('text/html') !== true) return undefined;
  const { canonical, indexable, links } = readPage(body);
  if (links.some((link) => /^\s*(javascript|data|vbscript):/i.test(link))) return 'a link runs a script';
  if (body.includes('<script>window.__hurt')) return 'a script of the address is in the page';
  if (!canonical.startsWith(`${origin}/`) && canonical !== origin) return 'the canonical address is not ours';
  if (!indexable) return undefined;
  if (page === undefined) return 'what is not there may be indexed';
  return new URL(canonical).pathname === page ? undefined : 'the canonical address is not the page’s own';
}

/**
 * The page of its own that an address names, as every reader of addresses resolves it (WHATWG URL), in lower case and without slashes
 * at its end; undefined for a row's page, none of which is there by a hostile name, and for what is no path of this site.
 */
function pageAt(target: string, origin: string): string | undefined {
  if (/^[/\\]{2}/.test(target) || !URL.canParse(target, origin)) return undefined;
  const path = new URL(target, origin).pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return OWN_PAGES.has(path) ? path : undefined;
}

/** Paths of all portals, and the shell's own. */
function routes(): string[] {
  const portals = ['mfe-public', 'mfe-patient', 'mfe-partner', 'mfe-admin'].flatMap((remote) => {
    const { routes: own } = JSON.parse(readFileSync(join(repositoryRoot, remote, 'portal.json'), 'utf8')) as {
      routes: { path: string }[];
    };
    return own.map(({ path }) => path);
  });
  return [
    ...portals,
    '/login',
    '/request-password-reset',
    '/reset-password',
    '/profile',
    '/secure-portal',
    '/auth',
    '/role-auth',
    '/services/treatment-requests',
  ];
}

const QUERIES = [
  '?%ff=%ff',
  '?a=1&a=2&a[]=3&__proto__[x]=1',
  '?cursor=%00',
  '?limit=-1&page=1e9',
  '??',
  '?next=//evil.example',
  `?${'a=b&'.repeat(1500)}`,
];
const ENDS = ['/', '//', '%00', '%ff', '/..%2f', '/%2e%2e/', '/\\', ';x=y', '%20', '.html', '/.', '/%5c..'];

function variantsOf(route: string, seed: number, long: boolean): Asked[] {
  const isRow = route.includes('/:');
  const inPlace = (segment: string): string => route.replaceAll(/:\w+/g, segment);
  const slugs = isRow ? HOSTILE_SEGMENTS.map((segment) => ({ target: inPlace(segment) })) : [];
  const path = inPlace('no-such-row');
  const texts = drawn(HOSTILE_TEXTS, seed + route.length, long ? HOSTILE_TEXTS.length : 6);
  return [
    ...slugs,
    ...texts.map((text) => ({ target: `${path}?q=${encoded(text).slice(0, 6000)}` })),
    ...[...QUERIES, ...ENDS].map((end) => ({ target: path + end })),
    { target: path.replace(/^\/./, (start) => start.toUpperCase()) },
    { target: path.toUpperCase() },
  ];
}

/** Paths that some reader takes for the address of another site, or for a way out of a folder; parted by blanks. */
const STRANGE = String.raw`
  //evil.example //evil.example/hospitals /\evil.example /\evil.example/hospitals \\evil.example ///evil.example /%2fevil.example /%5cevil.example /.//evil.example //evil.example/patient-portal
  /\evil.example/admin //evil.example/.. /%09/evil.example //evil.example/%2e%2e /https://evil.example //user@evil.example/ //[::1]/ // /// /\ //\ //:80 //%00
  /.. /../ /%2e%2e/ /%2e%2e%2fetc%2fpasswd /..%2f..%2f /releases/..%2f..%2fetc/passwd /releases/%2e%2e/%2e%2e/registry.json
  /releases/mfe-public/..%2f../web/x.js /releases/mfe-public/1/web/..%2f..%2fregistry.json /releases/mfe-public/1/web/%00.js /releases/%ff/1/web/x.js
  /shell/%00/x.js /shell/..%2f/x.js /drawings/%00 /share/%ff /share/..%2f.png /favicon.ico/%00 /sitemap.xml/%ff
  /% /%ff /%00 /a%00b /%f /é /<script>window.__hurt=1</script> /{} /[ /? /; /* /:id /__proto__ /constructor /blog/__proto__ /blog/constructor`;

function strange(): Asked[] {
  const long = [
    `/${'x'.repeat(300)}`,
    `/${'x'.repeat(8000)}`,
    `/${'a/'.repeat(3000)}`,
    '/a b',
    '/\u0000',
    `/releases/${'x'.repeat(500)}/1/web/x.js`,
  ];
  const nexts = [`//${EVIL}`, `https://${EVIL}`, `/\\${EVIL}`, `%09//${EVIL}`, 'javascript:alert(1)', '%00', '%ff'];
  const doors = ['/login', '/auth', '/patient-portal', '/admin', '/api/auth/oauth/google'];
  const hints = [`//${EVIL}`, `https%3A%2F%2F${EVIL}`, '/nowhere', '%ff', '/admin%0d%0ax: y'];
  return [
    ...[...STRANGE.trim().split(/\s+/), ...long].map((target) => ({ target })),
    ...doors.flatMap((path) => nexts.map((next) => ({ target: `${path}?next=${next}` }))),
    ...['/', '/login', '/admin'].flatMap((target) =>
      hints.map((hint) => ({ target, cookie: `ayana_signed_in=${hint}` })),
    ),
  ];
}
