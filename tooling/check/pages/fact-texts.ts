/** A number a page names for a thing, e.g. `"doctors of hospital 0190…" "12"`. */
export interface Fact {
  readonly thing: string;
  readonly value: string;
}

interface TextRule {
  readonly thing: string;
  /** Its first group is the number. */
  readonly pattern: RegExp;
  /** The pages it is read on; all, if not said. */
  readonly on?: RegExp;
}

const ONE_LIST = (path: string): RegExp => new RegExp(`^${path}$`);

/** Sentences that name a number of the whole site, as they are written on its pages. */
const RULES: readonly TextRule[] = [
  { thing: 'treatments of the catalogue', pattern: /\ball (\d+) (?:treatments|procedures)\b/i },
  { thing: 'treatments of the catalogue', pattern: /\b(\d+) procedures\b(?!, lowest)/, on: ONE_LIST('/') },
  { thing: 'treatments of the catalogue', pattern: /^Treatments (\d+)/, on: ONE_LIST('/search') },
  { thing: 'hospitals of the catalogue', pattern: /Hospitals (\d+)/, on: ONE_LIST('/search') },
  { thing: 'hospitals of the catalogue', pattern: /^(?:Show )?(\d+) hospitals$/, on: ONE_LIST('/hospitals') },
  { thing: 'doctors of the catalogue', pattern: /Doctors (\d+)/, on: ONE_LIST('/search') },
  { thing: 'doctors of the catalogue', pattern: /^(?:Show )?(\d+) doctors$/, on: ONE_LIST('/doctors') },
  {
    thing: 'hours until we answer',
    pattern:
      /\b(?:(?:a person|we|our team|they) (?:answers?|repl(?:y|ies)|writes? (?:back|to you)|will write to you)|an answer|writes back) within (\d+) hours\b/i,
  },
  { thing: 'minutes of a video consultation', pattern: /\b(\d+) minutes by video\b/ },
  { thing: 'minutes of a video consultation', pattern: /\bby video, (\d+) minutes\b/i },
  { thing: 'minutes of a video consultation', pattern: /\bvideo (?:call|consultation),? ?(\d+) minutes\b/i },
  { thing: 'minutes of a video consultation', pattern: /\bwe talk (\d+) minutes by video\b/i },
  { thing: 'minutes of a phone consultation', pattern: /\b(?:video or|minutes by video or) (\d+) by phone\b/ },
  { thing: 'minutes of a phone consultation', pattern: /\b(?:by phone,|phone consultation) ?(\d+) minutes\b/i },
  { thing: 'lowest fee of a video consultation', pattern: /\bby phone, from (\$\d+)/ },
  { thing: 'lowest fee of a video consultation', pattern: /\bvideo consultation[^.$]{0,60} from (\$\d+)/i },
  { thing: 'lowest fee of a video consultation', pattern: /^From (\$\d+)/, on: ONE_LIST('/telemedicine') },
];

/** Numbers of the whole site that the texts of a page name. @param texts of the page's blocks, in their order */
export function siteTexts(texts: readonly string[], path: string): Fact[] {
  return RULES.filter(({ on }) => on?.test(path) !== false).flatMap(({ thing, pattern }) =>
    texts.flatMap((text) => {
      const value = pattern.exec(text)?.[1];
      return value === undefined ? [] : [{ thing, value }];
    }),
  );
}
