import { ListScreen, type ListScreenProps } from '@ayana/case-kit/list-detail';
import { type ComplianceTab, headOf } from './compliance-page';

export interface ComplianceListProps<Item> extends Omit<ListScreenProps<Item>, 'actions' | 'tabs' | 'words'> {
  current: ComplianceTab;
  words: Omit<ListScreenProps<Item>['words'], 'title' | 'lead'>;
}

/** One of the lists of compliance. */
export function ComplianceList<Item extends { id: string }>({ current, words, ...list }: ComplianceListProps<Item>) {
  const { title, lead, ...head } = headOf(current);
  return <ListScreen {...list} {...head} words={{ ...words, title, lead }} />;
}
