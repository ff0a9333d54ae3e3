import type { Filter } from '@ayana/shared-ui/filters';
import { messages } from './messages';

export const SEARCH: readonly Filter[] = [{ kind: 'search', name: 'q', label: messages.filters.q }];
