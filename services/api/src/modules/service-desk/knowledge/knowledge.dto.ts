import {
  KNOWLEDGE_BODY_MAX,
  KNOWLEDGE_STATES,
  KNOWLEDGE_TITLE_MAX,
  KNOWLEDGE_WORKFLOW,
  type KnowledgeState,
  type KnowledgeTransition,
} from '@ayana/contracts/service-desk';
import {
  ChoiceField,
  CursorField,
  DateField,
  FlagField,
  IdField,
  LimitField,
  MarkdownField,
  SearchField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';

export const KNOWLEDGE_SORTS = ['updated', 'title', 'review', 'state', 'author', 'helped'] as const;
export type KnowledgeSort = (typeof KNOWLEDGE_SORTS)[number];

export class KnowledgeQueryDto {
  @SearchField({ label: 'Search', optional: true, description: 'Words of the title or the text.' })
  q?: string;

  @ChoiceField({ label: 'State', optional: true, of: KNOWLEDGE_STATES })
  state?: KnowledgeState;

  @IdField({ label: 'Item', optional: true, description: 'The service it is about.' })
  item?: string;

  @FlagField({ label: 'Review due', optional: true })
  review_due?: boolean;

  @ChoiceField({ label: 'Sort', optional: true, of: KNOWLEDGE_SORTS })
  sort?: KnowledgeSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class SuggestionsQueryDto {
  @SearchField({ label: 'Text', optional: true, description: 'What is typed so far.' })
  q?: string;

  @IdField({ label: 'Item', optional: true, description: 'The service that is asked for: its articles come first.' })
  item?: string;
}

export class NewKnowledgeArticleDto {
  @TextField({ label: 'Title', max: KNOWLEDGE_TITLE_MAX })
  title!: string;

  @MarkdownField({
    label: 'Text',
    max: KNOWLEDGE_BODY_MAX,
    description: 'Paragraphs, with an empty line between them.',
  })
  body!: string;

  @IdField({ label: 'Service', optional: true })
  item_id?: string;

  @DateField({ label: 'Review by', optional: true })
  review_by?: string;

  @IdField({ label: 'Request', optional: true, description: 'The request it is written from: it is linked to that.' })
  request_id?: string;
}

export class KnowledgeArticleChangeDto {
  @TextField({ label: 'Title', optional: true, max: KNOWLEDGE_TITLE_MAX })
  title?: string;

  @MarkdownField({ label: 'Text', optional: true, max: KNOWLEDGE_BODY_MAX })
  body?: string;

  @IdField({ label: 'Service', optional: true, nullable: true })
  item_id?: string | null;

  @DateField({ label: 'Review by', optional: true, nullable: true })
  review_by?: string | null;
}

export class KnowledgeTransitionDto {
  @ChoiceField({ label: 'Transition', of: Object.keys(KNOWLEDGE_WORKFLOW) })
  name!: KnowledgeTransition;
}

export class RequestArticleDto {
  @IdField({ label: 'Article' })
  article_id!: string;
}
