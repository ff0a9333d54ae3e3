import { attribute, elementsOf, parsed, textOf, type PageElement } from '@ayana/tooling/check/pages/reading.ts';
import type { APIRequestContext, APIResponse } from '@playwright/test';

type Said = string | RegExp;
/** Attributes an element must have; `text` is what it says. */
type Having = Readonly<Record<string, Said>>;

const matches = (value: string | undefined, wanted: Said): boolean =>
  value !== undefined && (typeof wanted === 'string' ? value === wanted : wanted.test(value));

/** A part of a page as the render server sent it: what a browser without scripts shows, and sends. */
export class Part {
  private readonly element: PageElement;
  private readonly page: readonly PageElement[];
  constructor(element: PageElement, page: readonly PageElement[]) {
    this.element = element;
    this.page = page;
  }

  /** All it says, with one space between its blocks. */
  get text(): string {
    return textOf(this.element);
  }

  attribute(name: string): string | undefined {
    return attribute(this.element, name);
  }

  /** The elements in it, in the page's order. */
  all(tag: string, { text, ...having }: Having = {}): Part[] {
    return [...elementsOf(this.element)]
      .filter(
        (each) =>
          each !== this.element &&
          (tag === '*' || each.tagName === tag) &&
          Object.entries(having).every(([name, wanted]) => matches(attribute(each, name), wanted)) &&
          (text === undefined || matches(textOf(each), text)),
      )
      .map((each) => new Part(each, this.page));
  }

  /** The first of them; an error says that there is none. */
  one(tag: string, having: Having = {}): Part {
    const [found] = this.all(tag, having);
    if (found === undefined)
      throw new Error(`No <${tag}> with ${Object.values(having).join(', ')} in: ${this.text.slice(0, 400)}`);
    return found;
  }

  /** The first part with this name, by `aria-label` or the heading it is labelled by. */
  named(name: Said, tag = 'section'): Part {
    const found = this.all(tag).find((part) => {
      const by = part.attribute('aria-labelledby');
      const heading = by === undefined ? undefined : this.page.find((each) => attribute(each, 'id') === by);
      return matches(part.attribute('aria-label') ?? (heading === undefined ? undefined : textOf(heading)), name);
    });
    if (found === undefined) throw new Error(`No <${tag}> is named ${name}.`);
    return found;
  }

  /** What the links in it say, with their addresses. */
  get links(): (readonly [text: string, href: string])[] {
    return this.all('a').map((each) => [each.text, each.attribute('href') ?? ''] as const);
  }

  /** The address of the first link that says this. */
  link(text: Said): string {
    return this.one('a', { text }).attribute('href') ?? '';
  }

  /** The fields of a form as the browser would send them. */
  get fields(): Record<string, string> {
    const chosen: [string, string][] = [];
    const note = (part: Part, value: string): void => {
      const name = part.attribute('name');
      if (name !== undefined) chosen.push([name, value]);
    };
    for (const each of this.all('*')) {
      const { tagName } = each.element;
      const isChoice = ['checkbox', 'radio'].includes(each.attribute('type') ?? '');
      if (tagName === 'input' && (!isChoice || each.attribute('checked') !== undefined))
        note(each, each.attribute('value') ?? (isChoice ? 'on' : ''));
      if (tagName === 'textarea') note(each, each.text);
      if (tagName !== 'select') continue;
      const options = each.all('option');
      const option = options.find((one) => one.attribute('selected') !== undefined) ?? options[0];
      note(each, option?.attribute('value') ?? option?.text ?? '');
    }
    return Object.fromEntries(chosen);
  }
}

/** A page as the render server sent it. */
export class ServedPage extends Part {
  readonly status: number;
  /** Path and query, after redirects. */
  readonly path: string;
  readonly html: string;
  private readonly request: APIRequestContext;
  private readonly origin: string;

  private constructor(request: APIRequestContext, answer: APIResponse, html: string) {
    const page = [...elementsOf(parsed(html))];
    const [root] = page;
    if (root === undefined) throw new Error(`${answer.url()} is no page.`);
    super(root, page);
    this.request = request;
    this.status = answer.status();
    const { origin, pathname, search } = new URL(answer.url());
    this.origin = origin;
    this.path = pathname + search;
    this.html = html;
  }

  static async of(request: APIRequestContext, answer: APIResponse): Promise<ServedPage> {
    return new ServedPage(request, answer, await answer.text());
  }

  static async open(request: APIRequestContext, path: string): Promise<ServedPage> {
    return ServedPage.of(request, await request.get(path));
  }

  get main(): Part {
    return this.one('main');
  }

  get title(): string {
    return this.one('h1').text;
  }

  get robots(): string {
    return this.one('meta', { name: 'robots' }).attribute('content') ?? '';
  }

  /** Follows the first link that says this. */
  follow(text: Said, within: Part = this.main): Promise<ServedPage> {
    return this.go(within.link(text));
  }

  go(href: string): Promise<ServedPage> {
    return ServedPage.open(this.request, new URL(href, this.origin + this.path).href);
  }

  /** Sends a form of the page with these answers; null unchecks a box. */
  async send(form: Part, answers: Readonly<Record<string, string | null>>): Promise<ServedPage> {
    const sent: Record<string, string> = {};
    for (const [name, value] of Object.entries({ ...form.fields, ...answers })) if (value !== null) sent[name] = value;
    const unknown = Object.keys(answers).filter((name) => form.all('*', { name }).length === 0);
    if (unknown.length > 0) throw new Error(`The form has no field ${unknown.join(', ')}.`);
    const address = new URL(form.attribute('action') || this.path, this.origin + this.path);
    if (form.attribute('method') !== 'post') {
      address.search = new URLSearchParams(sent).toString();
      return this.go(address.href);
    }
    const headers = { origin: this.origin, 'sec-fetch-site': 'same-origin' };
    return ServedPage.of(this.request, await this.request.post(address.href, { form: sent, headers }));
  }
}
