import { CatalogueTexts } from '@ayana/tooling/languages/catalogue-texts.ts';
import type { Locator, Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Values = Readonly<Record<string, string | number>>;

/** The language in which stories are lived. */
export const STORY_LANGUAGE = 'en';

const texts = new CatalogueTexts(STORY_LANGUAGE);

/** A text of the catalogues by `id:place`; where values are left out, whatever the page has in their place. */
export function words(key: string, values: Values = {}): string | RegExp {
  return texts.needs(key, values).length === 0 ? texts.text(key, values) : texts.like(key, values);
}

/** What a page, or a part of it, shows: found as a person finds it, by the texts of the catalogues (`shell/identity/login:submit`). */
export class Screen {
  readonly root: Locator;

  constructor(whole: Page | Locator) {
    this.root = 'goto' in whole ? whole.locator(':root') : whole;
  }

  by(role: Role, key: string, values?: Values): Locator {
    return this.root.getByRole(role, { name: words(key, values), exact: true });
  }

  button(key: string, values?: Values): Locator {
    return this.by('button', key, values);
  }

  link(key: string, values?: Values): Locator {
    return this.by('link', key, values);
  }

  /** What has a name that goes on, with a count or with where it leads. */
  begins(role: Role, key: string, values?: Values): Locator {
    return this.root.getByRole(role, { name: beginning(words(key, values)) });
  }

  heading(key: string, values?: Values): Locator {
    return this.by('heading', key, values);
  }

  /** A field by its label, which may go on with a star or a hint. */
  field(key: string, values?: Values): Locator {
    return this.root.getByLabel(beginning(words(key, values)));
  }

  says(key: string, values?: Values): Locator {
    return this.root.getByText(words(key, values), { exact: true });
  }

  /** A part with a name: a region, a list, a dialog, an article … */
  part(role: Role, key: string, values?: Values): Screen {
    return new Screen(this.by(role, key, values));
  }

  /** The part whose name is no text of ours, such as a person's. */
  named(role: Role, name: string): Screen {
    return new Screen(this.root.getByRole(role, { name, exact: true }));
  }
}

/** Matches what begins with these words, and not with longer ones. */
const beginning = (text: string | RegExp): RegExp =>
  text instanceof RegExp ? text : new RegExp(`^${escaped(text)}(?![\\p{L}\\d])`, 'u');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
