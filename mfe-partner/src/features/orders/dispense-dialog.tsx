import { leftToDispense, mayNameBrand, MEDICINE_QUANTITY_MAX, type Prescription } from '@ayana/contracts/journey';
import { wholeOf } from '@ayana/contracts/numbers';
import { printProblem } from '@ayana/contracts/papers';
import { readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Fragment } from 'react';
import { messages } from './messages';
import { changePrescription } from './orders.api';

const { pharmacy: words } = messages;

interface Values {
  items: { item_id: string; quantity: string; brand: string }[];
}

export interface DispenseDialogProps {
  prescription: Prescription;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** How much of each medicine is handed out now; all that is left unless less is typed. */
export default function DispenseDialog({ prescription, reread, onDone, onClose }: DispenseDialogProps) {
  const open = prescription.items.filter((item) => leftToDispense(item) > 0);
  const edit = useSharedEdit<Values, Prescription>({
    name: `dispense-${prescription.id}`,
    latest: readingIn(prescription, {
      items: open.map(({ id, quantity, dispensed_quantity, brand }) => ({
        item_id: id,
        quantity: String(quantity - dispensed_quantity),
        brand: brand ?? '',
      })),
    }),
    labelOf: () => words.dispense,
    textOf: (_name, { items }) =>
      items
        .map(({ item_id, quantity, brand }) => {
          const item = prescription.items.find(({ id }) => id === item_id);
          return `${item?.medicine ?? ''} ${item?.strength ?? ''}: ${quantity} ${brand}`.trim();
        })
        .join('\n'),
    alwaysSends: true,
    rules: ({ items }) =>
      Object.fromEntries(
        items.flatMap(({ item_id, quantity, brand }, at) => {
          const item = prescription.items.find(({ id }) => id === item_id);
          const isBrand = brand.trim() === '' || item === undefined || mayNameBrand(item, brand);
          const problem = isBrand ? printProblem(brand) : words.brandRefused;
          return [
            ...(wholeOf(quantity, { max: MEDICINE_QUANTITY_MAX }) === undefined
              ? [[`items.${at}.quantity`, words.noQuantity]]
              : []),
            ...(problem === undefined ? [] : [[`items.${at}.brand`, problem]]),
          ];
        }),
      ),
    save: (_changed, { items }, version) =>
      changePrescription(
        { id: prescription.id, version },
        {
          status: 'dispensed',
          items: items.map(({ item_id, quantity, brand }) => ({
            item_id,
            quantity: wholeOf(quantity) ?? 0,
            ...(brand.trim() === '' ? {} : { brand }),
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
      {form.values.items.map(({ item_id, brand: typed }, at) => {
        const item = prescription.items.find(({ id }) => id === item_id);
        if (item === undefined) return null;
        const { medicine, strength, quantity, dispensed_quantity, substitution } = item;
        return (
          <Fragment key={item_id}>
            <Field
              label={words.quantityOf(`${medicine} ${strength}`)}
              hint={words.left(quantity - dispensed_quantity)}
              error={form.errorOf(`items.${at}.quantity`)}
            >
              <QuantityInput kind="count" maxLength={5} {...form.field(`items.${at}.quantity`)} />
            </Field>
            {substitution === 'allowed' ? (
              <Field
                label={words.brand}
                optional
                hint={words.brandHint}
                error={form.errorOf(`items.${at}.brand`) ?? printProblem(typed)}
              >
                <TextInput maxLength={120} dir="auto" {...form.field(`items.${at}.brand`)} />
              </Field>
            ) : null}
          </Fragment>
        );
      })}
    </EditDialog>
  );
}
