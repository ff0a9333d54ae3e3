import type { LastEditor } from '../editing/index.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import type { Workflow } from '../workflow/index.ts';
import type { NamedSubject } from './people-answers.ts';
import type { NamedPerson } from './requests.ts';

/** The first one is where an article begins. */
export const KNOWLEDGE_STATES = ['draft', 'published', 'retired'] as const;
export type KnowledgeState = (typeof KNOWLEDGE_STATES)[number];

/** Longest title and text of an article, in characters. */
export const KNOWLEDGE_TITLE_MAX = 160;
export const KNOWLEDGE_BODY_MAX = 8000;

const step = <const From extends KnowledgeState, const To extends KnowledgeState>(from: readonly From[], to: To) =>
  ({ from, to: [to], entry: 'service_desk', note: 'internal' }) as const;

export const KNOWLEDGE_WORKFLOW = {
  publish: step(['draft', 'retired'], 'published'),
  /** It is suggested and linked no more; requests that name it keep it. */
  retire: step(['published'], 'retired'),
} as const satisfies Workflow<KnowledgeState, string>;
export type KnowledgeTransition = keyof typeof KNOWLEDGE_WORKFLOW;

/** An article as requests and suggestions name it. */
export interface KnowledgeReference {
  id: Id;
  title: string;
  state: KnowledgeState;
}

/** An article of a list. */
export interface KnowledgeArticle extends KnowledgeReference {
  /** The service that it is about; null: any. */
  item: NamedSubject | null;
  /** Who wrote it first. */
  author: NamedPerson;
  /** When it has to be looked at again. */
  review_by: CalendarDay | null;
  /** That day has come. */
  is_review_due: boolean;
  /** How often it made a request needless. */
  solved: Integer;
  /** Requests that it is linked to. */
  linked: Integer;
  created_at: Moment;
  updated_at: Moment;
  updated_by?: LastEditor | null;
  /** The ETag. */
  version: Integer;
}

export interface KnowledgeArticlesPage {
  items: KnowledgeArticle[];
  next_cursor: string | null;
}

export interface KnowledgeRequest {
  id: Id;
  /** @example "SR-000123" */
  number: string;
  summary: string;
}

export interface KnowledgeArticleDetail extends KnowledgeArticle {
  /** Paragraphs, with an empty line between them. */
  body: string;
  /** The newest ones that it is linked to. */
  requests: KnowledgeRequest[];
  /** What the caller may do now. */
  transitions: KnowledgeTransition[];
}

/** What may solve a request before it is sent. */
export interface SuggestedArticle {
  id: Id;
  title: string;
  body: string;
  updated_at: Moment;
}

export interface SuggestedArticles {
  /** The best first, at most three. */
  items: SuggestedArticle[];
}

/** How many articles are suggested. */
export const SUGGESTED_ARTICLES = 3;

/** The paragraphs of an article. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
