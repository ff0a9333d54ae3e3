import type { Prescription } from '@ayana/contracts/journey';
import { readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Fragment } from 'react';
import { messages } from './messages';
import { changePrescription } from './orders.api';

const { pharmacy: words } = messages;

interface Values {
  items: { item_id: string; quantity: string; substitute: string }[];
}

export interface DispenseDialogProps {
  prescription: Prescription;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** How much of each medicine is handed out now; all that is left unless less is typed. */
export default function DispenseDialog({ prescription, reread, onDone, onClose }: DispenseDialogProps) {
  const open = prescription.items.filter(({ quantity, dispensed_quantity }) => dispensed_quantity < quantity);
  const edit = useSharedEdit<Values, Prescription>({
    name: `dispense-${prescription.id}`,
    latest: readingIn(prescription, {
      items: open.map(({ id, quantity, dispensed_quantity, substitute }) => ({
        item_id: id,
        quantity: String(quantity - dispensed_quantity),
        substitute: substitute ?? '',
      })),
    }),
    labelOf: () => words.dispense,
    textOf: (_name, { items }) =>
      items
        .map(({ item_id, quantity, substitute }) => {
          const item = prescription.items.find(({ id }) => id === item_id);
          return `${item?.medicine ?? ''} ${item?.strength ?? ''}: ${quantity} ${substitute}`.trim();
        })
        .join('\n'),
    alwaysSends: true,
    rules: ({ items }) =>
      Object.fromEntries(
        items.flatMap(({ quantity }, at) =>
          /^\d{1,4}$/.test(quantity.trim()) ? [] : [[`items.${at}.quantity`, messages.laboratory.noNumber]],
        ),
      ),
    save: (_changed, { items }, version) =>
      changePrescription(
        { id: prescription.id, version },
        {
          status: 'dispensed',
          items: items.map(({ item_id, quantity, substitute }) => ({
            item_id,
            quantity: Number(quantity),
            ...(substitute.trim() === '' ? {} : { substitute }),
          })),
        },
      ),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={words.dispenseTitle}
      description={words.dispenseText}
      onClose={onClose}
      submitLabel={words.dispense}
      busyLabel={messages.saving}
      edit={edit}
    >
      {form.values.items.map(({ item_id }, at) => {
        const item = prescription.items.find(({ id }) => id === item_id);
        if (item === undefined) return null;
        const { medicine, strength, quantity, dispensed_quantity, substitution, substitute } = item;
        return (
          <Fragment key={item_id}>
            <Field
              label={words.quantityOf(`${medicine} ${strength}`)}
              hint={words.left(quantity - dispensed_quantity)}
              error={form.errorOf(`items.${at}.quantity`)}
            >
              <TextInput inputMode="numeric" maxLength={4} {...form.field(`items.${at}.quantity`)} />
            </Field>
            {substitution === 'allowed' || substitute !== null ? (
              <Field
                label={words.substitute}
                optional
                hint={words.substituteHint}
                error={form.errorOf(`items.${at}.substitute`)}
              >
                <TextInput maxLength={120} dir="auto" {...form.field(`items.${at}.substitute`)} />
              </Field>
            ) : null}
          </Fragment>
        );
      })}
    </EditDialog>
  );
}
