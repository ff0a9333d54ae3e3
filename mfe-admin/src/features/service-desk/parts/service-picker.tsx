import { api, dataOf } from '@ayana/portal-kit';
import { readFirst } from '@ayana/portal-kit/screens';
import { type FoundRecord, type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { messages } from './messages';

const SHOWN = 8;

async function findServices(q: string): Promise<FoundRecord[]> {
  const query = { status: 'published' as const, limit: SHOWN, ...(q === '' ? {} : { q }) };
  const { items } = await readFirst(dataOf(api.GET('/service-catalog-items', { params: { query } })));
  return items.map(({ id, name, description }) => ({ id, name, detail: description }));
}

export interface ServicePickerProps {
  label?: string;
  value: NamedRecord | null;
  onChange: (service: NamedRecord | null) => void;
  error?: string | undefined;
}

/** Chooses a published service by its name. */
export function ServicePicker(props: ServicePickerProps) {
  return <RecordPicker label={messages.service} find={findServices} {...props} />;
}
