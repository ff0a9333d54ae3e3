import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');

/** Handlers that need the raw request or reply, each with what for. */
const RAW: Readonly<Record<string, string>> = {
  'AccountController.delete': 'cookies',
  'AppointmentsController.hold': 'cookies: who holds a time',
  'AuthController.refresh': 'cookies',
  'AuthController.session': 'cookies',
  'AuthController.signIn': 'cookies',
  'AuthController.signOut': 'cookies',
  'BroadcastLinksController.ask': 'a page',
  'BroadcastLinksController.leave': 'a page',
  'BroadcastLinksController.open': 'a redirect',
  'BrochuresController.open': 'a file, or a redirect',
  'CallbackController.handleCallback': 'cookies, and a redirect',
  'ContentController.vote': 'cookies: who votes',
  'DocumentsController.add': 'the stream of a form with a file',
  'GuestCasesController.begin': 'cookies',
  'GuestCasesController.end': 'cookies',
  'GuestUploadsController.begin': 'tus: a stream, and headers of each answer',
  'GuestUploadsController.part': 'tus: a stream, and headers of each answer',
  'GuestUploadsController.progress': 'tus: a stream, and headers of each answer',
  'HealthController.ready': 'a status of what it finds',
  'HealthController.started': 'a status of what it finds',
  'NewsletterController.ask': 'a page',
  'NewsletterController.unsubscribe': 'a page, or nothing for a mail program',
  'OauthController.complete': 'cookies, and two statuses',
  'OauthController.leave': 'cookies, and a redirect',
  'OauthController.link': 'cookies',
  'OauthController.providerProfile': 'cookies',
  'PageLinksController.acknowledge': 'a page',
  'PageLinksController.ask': 'a page',
  'PasswordController.reset': 'cookies: known devices',
  'SignUpController.signUp': 'cookies: the browser of a sign-up',
  'SignUpController.verify': 'cookies',
  'SitemapController.generate': 'its age, a header of each answer',
  'StopMailsController.ask': 'a page',
  'StopMailsController.stop': 'a page',
  'UploadsController.begin': 'tus: a stream, and headers of each answer',
  'UploadsController.part': 'tus: a stream, and headers of each answer',
  'UploadsController.progress': 'tus: a stream, and headers of each answer',
  'VisitorUploadsController.begin': 'tus: a stream, and headers of each answer',
  'VisitorUploadsController.part': 'tus: a stream, and headers of each answer',
  'VisitorUploadsController.progress': 'tus: a stream, and headers of each answer',
  'WebhooksController.mail': 'the bytes that were signed',
  'WebhooksController.text': 'the bytes that were signed',
};

/** `Class.method` of every handler whose parameters have one of Nest's decorators for the raw request or reply. */
function rawHandlers(source: string): string[] {
  const found = new Set<string>();
  let [type, method] = ['', ''];
  for (const line of source.split('\n')) {
    type = /^ *(?:export )?(?:abstract )?class (\w+)/.exec(line)?.[1] ?? type;
    method = /^ {2,4}(?:async )?(\w+)\(/.exec(line)?.[1] ?? method;
    if (/@(?:Req|Res|Request|Response|Next)\(/.test(line)) found.add(`${type}.${method}`);
  }
  return [...found];
}

test('a handler takes its inputs by decorators and returns its answer; only named ones have the request or the reply', () => {
  const files = globSync('services/api/src/**/*.ts', { cwd: root });
  assert.ok(files.length > 1000);
  const raw = files.flatMap((file) => rawHandlers(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(
    raw.toSorted(),
    Object.keys(RAW).toSorted(),
    'Use `@Creates`, `@Changes`, `@WithEtag`, `@JsonValue` or `@Header` (services/api/README.md), or name the handler here with what it needs.',
  );
});

test('handlers are found in one line and in several', () => {
  const source = [
    'export class OneController {',
    '  first(@User() user: CurrentUser): Promise<Dto> {',
    '  async second(@Res({ passthrough: true }) reply: FastifyReply): Promise<Dto> {',
    '  third(',
    '    @User() user: CurrentUser,',
    '    @Req() request: FastifyRequest,',
  ];
  assert.deepEqual(rawHandlers(source.join('\n')), ['OneController.second', 'OneController.third']);
});
