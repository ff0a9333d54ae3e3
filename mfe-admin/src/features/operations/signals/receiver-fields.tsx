import type { NamedPerson } from '@ayana/contracts/service-desk';
import type { Detail, Form } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { ErrorText, Field, Select } from '@ayana/shared-ui/field';
import { X } from 'lucide-react';
import type { NamedChain } from '../../../components/operations/chains';
import { messages as shared } from '../../../components/operations/messages';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { People } from './definitions.styles';
import { messages } from './definition-messages';
import { messages as hooks } from './webhook-messages';

const { form: words } = messages;

interface ChainFieldProps {
  /** The one it names now; one that is archived meanwhile stays named. */
  chain: NamedChain | null;
  chains: Detail<readonly NamedChain[]>;
  field: ReturnType<Form<{ chain: string }>['field']>;
  error: string | undefined;
}

/** The chain whose people are paged. */
export function ChainField({ chain, chains, field, error }: ChainFieldProps) {
  const known = chains.value ?? [];
  const all = chain === null || known.some(({ id }) => id === chain.id) ? known : [chain, ...known];
  return (
    <Field label={words.chain} hint={words.chainHint} error={error ?? chains.failure?.message}>
      <Select {...field}>
        <option value="">{words.noChain}</option>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface NotifyFieldProps {
  people: readonly NamedPerson[];
  onChange: (people: NamedPerson[]) => void;
  error: string | undefined;
}

/** Who gets an email. */
export function NotifyField({ people, onChange, error }: NotifyFieldProps) {
  return (
    <>
      <ChoiceGroup legend={words.notify} hint={words.notifyHint}>
        <div>
          {people.length === 0 ? null : (
            <People>
              {people.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name || shared.deleted}</bdi>
                  <IconButton
                    size="small"
                    label={words.remove(name)}
                    icon={<X size={16} aria-hidden="true" />}
                    onClick={() => onChange(people.filter((each) => each.id !== id))}
                  />
                </li>
              ))}
            </People>
          )}
          <PersonPicker
            key={people.length}
            label={words.add}
            value={null}
            onChange={(person) => {
              if (person !== null && !people.some(({ id }) => id === person.id)) onChange([...people, person]);
            }}
            of="staff"
            withMe
          />
        </div>
      </ChoiceGroup>
      <ErrorText>{error ?? null}</ErrorText>
    </>
  );
}

interface WebhooksFieldProps {
  webhooks: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** The webhooks that get its signals; nothing where there are none. */
export function WebhooksField({ webhooks, chosen, onChange, error }: WebhooksFieldProps) {
  if (webhooks.length === 0) return null;
  return (
    <>
      <ChoiceGroup legend={hooks.field}>
        {webhooks.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </ChoiceGroup>
      <ErrorText>{error ?? null}</ErrorText>
    </>
  );
}
